"""The table under test: no animation, no blinking cursor, everything in a temporary folder."""

import os

os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ.pop("NO_COLOR", None)
