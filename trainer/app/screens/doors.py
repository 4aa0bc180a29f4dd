"""To each game its table: the one place that knows which screen a sitting is played on."""

from trainer.app.screens.sitting import SittingScreen
from trainer.app.start import Start


def table_for(start: Start) -> SittingScreen:
    """The screen of a sitting. No game waits for what another one imports."""
    match start.game:
        case "paire-poker":
            from trainer.app.screens.paire import PaireScreen

            return PaireScreen(start)
        case "day":
            from trainer.app.screens.day import DayScreen

            return DayScreen(start)
        case _:
            from trainer.app.screens.table import TableScreen

            return TableScreen(start)
