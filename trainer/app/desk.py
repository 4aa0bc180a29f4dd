"""Where the records are kept while the table is on the screen: one thread, so that no disk makes a key wait.

Everything that touches the store, a sitting included, runs in that thread and is awaited by the screen.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:  # the screen is painted before the records are imported
    from trainer.records import StoreFault
    from trainer.records.store import Store

Found = TypeVar("Found")


class Desk:
    """The store, opened when it is first asked for; `trouble` says why it could not be.

    `opener` is None where nothing is to be recorded.
    """

    def __init__(self, opener: "Callable[[], Store] | None") -> None:
        self.trouble: StoreFault | None = None
        self._opener = opener
        self._store: Store | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="records")

    async def do(self, work: Callable[[], Found]) -> Found:
        """What `work` gives, done in the records' thread after all that was asked before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def store(self) -> "Store | None":
        """The open store, None where there is none to be had. To be called in the records' thread."""
        if self._store is None and self._opener is not None:
            from trainer.records import StoreFault  # as above

            try:
                self._store = self._opener()
                self.trouble = None
            except StoreFault as fault:
                self.trouble = fault
        return self._store

    def close(self) -> None:
        """Wait for what is being written, and let the store go."""
        self._thread.submit(self._close)
        self._thread.shutdown(wait=True)

    def _close(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None
