from __future__ import annotations

import sys
import types
from datetime import datetime, timezone
from typing import Any

import pytest

from barograph import Barograph, BarographError, Listing
from barograph.models import ListEarthquakesResponse


def test_a_list_has_the_same_rows_whatever_the_size_of_a_page(client: Barograph) -> None:
    every = client.seismology.list_earthquakes(page_size=1000).page().earthquakes
    assert len(every) > 20
    for page_size in (7, len(every), 1000):
        listing = client.seismology.list_earthquakes(page_size=page_size)
        assert list(listing) == every
        assert [row for page in listing.pages() for row in page.earthquakes] == every
        assert listing.page().earthquakes == every[:page_size]


def test_the_log_of_events_is_read_to_its_head(client: Barograph) -> None:
    events = list(client.intelligence.list_events(page_size=3))
    sequences = [event.sequence for event in events]
    assert sequences == list(range(sequences[0], sequences[0] + len(sequences)))
    assert len(events) > 3


def test_a_page_that_leads_to_itself_ends_with_an_error() -> None:
    page = {"earthquakes": [], "pagination": {"nextCursor": "a"}, "dataAvailable": True, "asOf": 1, "sources": []}
    listing: Listing[Any, Any] = Listing(ListEarthquakesResponse, "earthquakes", {}, lambda given, is_first: page)
    with pytest.raises(BarographError, match="names itself"):
        list(listing)


@pytest.mark.parametrize("package", ["pandas", "polars"])
def test_a_table_has_every_row(client: Barograph, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """The package is asked for when it is needed, and gets rows that all have the same columns."""
    double = types.ModuleType(package)
    double.DataFrame = lambda rows, **_: rows  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, package, double)
    listing = client.seismology.list_earthquakes(page_size=1000)
    rows = getattr(listing, f"to_{package}")()
    assert [row["id"] for row in rows] == [quake.id for quake in listing]
    assert len({tuple(row) for row in rows}) == 1
    first = next(iter(listing))
    assert rows[0]["occurred_at"] == datetime.fromtimestamp(first.occurred_at / 1000, timezone.utc)
    assert all(isinstance(value, str | int | float | bool | datetime | list | None) for value in rows[0].values())


def test_neither_package_is_imported_before() -> None:
    assert not {"pandas", "polars"} & set(sys.modules)
