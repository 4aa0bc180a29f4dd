"""Where records are kept: a path, or the address of a database.

>>> is_url("postgresql+psycopg://house@db/croupier"), is_url("sessions.sqlite3"), is_url("C:\\\\sessions.db")
(True, False, False)
"""

import re
from pathlib import Path
from typing import Final

FILE: Final = "records.sqlite3"
_URL: Final = re.compile(r"[a-z][a-z0-9+._-]+://", re.IGNORECASE)


def default_path() -> Path:
    """The file in the platform's folder for such data. It need not be there."""
    from platformdirs import user_data_path  # not needed where an address is given

    return user_data_path("croupier", appauthor=False) / FILE


def is_url(address: str) -> bool:
    """Whether `address` is a database's address rather than a path."""
    return _URL.match(address) is not None
