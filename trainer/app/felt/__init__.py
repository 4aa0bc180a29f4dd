"""The felt drawn from the view of the table: pure, from values to cells."""
