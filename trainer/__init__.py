"""A French club card table in a terminal, for learning the croupier's trade.

A scenario file states facts, facts and rules make duties, acts against duties make verdicts. Each floor of the house
imports only those below it, which `lint-imports` keeps so:

- `cli`: the `croupier` command, a module a subcommand, and what the machine gives: clock, disk, chance;
- `app`, `plain`: the table on the screen, and the same sitting line by line;
- `practice`, `reports`: a round being played, sittings, questions; results, drawn tables, sheets for print;
- `wording`: everything that is said, in French and English;
- `records`: the store of who did what when;
- `scenarios`: files read, checked, written, dealt and generated; the library of lessons;
- `grading`: acts against duties: verdicts, mistakes, costs;
- `games`: duties from facts, a package a game, one for the table's day;
- `rules`: rulesets as data files, and how a house's own is read;
- `duties`, `cards`, `money`: the words everything is said in.
"""
