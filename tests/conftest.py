"""Puts this folder on the path, so that every test may share its rounds and strategies."""

from hypothesis import settings

settings.register_profile("croupier", deadline=None)  # the machines of a class or of CI share their cores
settings.load_profile("croupier")
