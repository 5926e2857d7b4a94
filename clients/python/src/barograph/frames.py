"""Rows of a table from dataclasses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from datetime import datetime, timedelta, timezone
from typing import Any

from .codec import to_json

_EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


def rows_of(items: Iterable[Any]) -> list[dict[str, Any]]:
    """One row for each item, all with the same columns in the same order.

    A member of a member is a column of both names; a list stays one, in JSON; an instant is a UTC datetime.
    """
    rows = [_row(item) for item in items]
    columns = dict.fromkeys(name for row in rows for name in row)
    return [{name: row.get(name) for name in columns} for row in rows]


def _row(item: Any, prefix: str = "") -> dict[str, Any]:
    row: dict[str, Any] = {}
    for member in fields(item):
        value = getattr(item, member.name)
        name = prefix + member.name.rstrip("_")
        if is_dataclass(value):
            row |= _row(value, f"{name}_")
        elif name.endswith("_at") and isinstance(value, int):
            row[name] = _EPOCH + timedelta(milliseconds=value)
        else:
            row[name] = to_json(value)
    return row
