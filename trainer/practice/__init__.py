"""Practising at the table: a round being played, act by act."""
