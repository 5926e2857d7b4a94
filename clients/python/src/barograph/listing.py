"""Lists that are answered in pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from .codec import from_json
from .errors import BarographError
from .frames import rows_of

Page = TypeVar("Page")
Row = TypeVar("Row")


class Listing(Generic[Page, Row]):
    """Every row of every page, asked for as they are needed; each loop asks again."""

    def __init__(
        self,
        kind: type[Page],
        items: str,
        given: Mapping[str, Any],
        ask: Callable[[Mapping[str, Any], bool], dict[str, Any]],
    ) -> None:
        self._kind = kind
        self._items = items
        self._given = given
        self._ask = ask

    def __iter__(self) -> Iterator[Row]:
        for page in self.pages():
            yield from getattr(page, self._items)

    def page(self) -> Page:
        """The first page."""
        return next(self.pages())

    def pages(self) -> Iterator[Page]:
        """Every page. Raises BarographError for one that leads to itself."""
        asked = self._given
        is_first = True
        while True:
            answer = self._ask(asked, is_first)
            yield from_json(self._kind, answer)
            following = _next_input(answer, asked, self._items)
            if following is None:
                return
            asked, is_first = following, False

    def to_pandas(self) -> Any:
        """Every row in a ``pandas.DataFrame``; instants (``…_at``) as UTC datetimes. Needs pandas."""
        import pandas

        return pandas.DataFrame(rows_of(self))

    def to_polars(self) -> Any:
        """Every row in a ``polars.DataFrame``; instants (``…_at``) as UTC datetimes. Needs polars."""
        import polars

        return polars.DataFrame(rows_of(self), infer_schema_length=None)


def _next_input(page: dict[str, Any], asked: Mapping[str, Any], items: str) -> dict[str, Any] | None:
    """What asks for the next page; ``None`` after the last."""
    cursor = page.get("nextCursor") or page.get("pagination", {}).get("nextCursor")
    if cursor:
        if asked.get("cursor") == cursor:
            raise BarographError("a page names itself as the next one")
        return {**asked, "cursor": cursor}
    following = page.get("nextAfter")
    if following is None or not page[items] or following >= page["headSequence"]:
        return None
    return {**asked, "after": str(following)}
