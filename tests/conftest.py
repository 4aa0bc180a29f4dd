"""What every test runs under. Being here it puts this folder on the path: tests share rounds and strategies."""

import os

from hypothesis import settings

settings.register_profile("croupier", deadline=None)  # the machines of a class or of CI share their cores
settings.load_profile("croupier")

# The table under test: no animation, and the colours that a snapshot was taken in.
os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ.pop("NO_COLOR", None)
