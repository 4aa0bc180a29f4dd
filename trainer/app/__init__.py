"""The Textual application: the table on the screen."""
