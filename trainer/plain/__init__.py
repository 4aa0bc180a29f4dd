"""The table line by line: the same sitting, one question a line, for screen readers, pipes and simple terminals."""

from trainer.plain.session import play_plain

__all__ = ["play_plain"]
