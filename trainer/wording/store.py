"""What is said when records cannot be opened, read or written: one line, and what would be right."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from trainer.records import FaultCode, StoreFault
from trainer.wording.language import N_, Language
from trainer.wording.visible import visible

_SENTENCES: Final[Mapping[FaultCode, str]] = {
    "absent": N_("No session is recorded yet: {address} is not there."),
    "damaged": N_("{address} is damaged, or holds no records. It was left as it is; name another with --database."),
    "foreign": N_("{address} belongs to another program. It was left as it is; name another with --database."),
    "read-only": N_("{address} can be read but not written. Allow writing, or name another with --database."),
    "locked": N_("{address} is in use by another program. Try again in a moment."),
    "newer": N_("{address} was written by a newer croupier and left as it is. Use that one, or another --database."),
    "no-folder": N_("There is no folder {folder} for {address}. Make it, or name another with --database."),
    "folder": N_("The folder {folder} does not let {address} be opened and written."),
    "full": N_("The disk is full: {address} cannot grow."),
    "bad-address": N_(
        "{address} is no address of a database. Right would be results.sqlite3 or postgresql+psycopg://user@host/name."
    ),
    "no-driver": N_("The driver for {address} is not installed: {detail}."),
    "unreachable": N_("{address} does not answer: {detail}"),
    "conflict": N_("The session in {address} is being played elsewhere too. Go on there, or begin another one."),
    "unreadable": N_("A session in {address} cannot be read back: {detail}"),
    "failed": N_("{address} cannot be used: {detail}"),
}


def fault_sentence(language: Language, fault: StoreFault) -> str:
    """Why the store could not do what was asked of it."""
    return language.text(
        _SENTENCES[fault.code],
        address=visible(fault.address),
        folder=visible(str(Path(fault.address).absolute().parent)),
        detail=visible(fault.detail)[:300] or "-",
    )


def unwritten_sentence(language: Language, fault: StoreFault) -> str | None:
    """What a fault left unwritten, counted from where; None where it left nothing."""
    if not fault.unwritten:
        return None
    moves = [waiting for waiting in fault.unwritten if waiting.move is not None]
    if not moves:
        return language.text("What came last is not recorded yet; it is tried again with the next act.")
    first = moves[0]
    return language.plural(
        "{n} act is not recorded yet (round {round}, act {act}); it is tried again with the next one.",
        "{n} acts are not recorded yet (from round {round}, act {act}); they are tried again with the next one.",
        len(moves),
        round=first.round,
        act=first.move.number if first.move else "-",
    )
