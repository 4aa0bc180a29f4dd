"""How Babel finds the sentences in the code; pyproject.toml names it.

Babel's own method goes by tokens: it takes a subscript of a variable called `text` for a call of `Language.text`,
and does not see `N_` inside another call's arguments. This one goes by the syntax tree.
"""

import ast
from collections.abc import Collection, Iterator
from typing import BinaryIO

Found = tuple[int, str, tuple[str | None, ...], list[str]]


def extract(
    file: BinaryIO, keywords: Collection[str], comment_tags: Collection[str], options: object
) -> Iterator[Found]:
    """Every call of a function or method among `keywords`, with its literal strings; other arguments are None.

    >>> from io import BytesIO
    >>> list(extract(BytesIO(b'text[:9] + say(f(N_("one"), text("two {n}", n=n)))'), ("N_", "text"), (), {}))
    [(1, 'N_', ('one',), []), (1, 'text', ('two {n}',), [])]
    """
    calls = [node for node in ast.walk(ast.parse(file.read())) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        name = _name(call.func)
        if name in keywords and call.args:
            yield call.lineno, name, tuple(map(_literal, call.args)), []


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _literal(argument: ast.expr) -> str | None:
    value = argument.value if isinstance(argument, ast.Constant) else None
    return value if isinstance(value, str) else None
