"""The one text of a JSON document (RFC 8785)."""

from __future__ import annotations

import json
from decimal import Decimal
from math import isfinite
from typing import Any

#: Whole numbers up to here are the same in every double (2^53).
_MAX_EXACT = 9_007_199_254_740_992


def canonical_json(value: Any) -> str:
    """Members sorted by UTF-16 code unit, numbers as ECMAScript writes them, no white space.

    Raises ValueError on what JSON cannot carry.
    """
    if value is None or isinstance(value, bool | str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, int | float):
        return number_text(value)
    if isinstance(value, list):
        return f"[{','.join(canonical_json(item) for item in value)}]"
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda member: member[0].encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(f"{canonical_json(name)}:{canonical_json(member)}" for name, member in members) + "}"
    raise ValueError(f"{type(value).__name__} is not JSON")


def number_text(value: int | float) -> str:
    """A double as ECMAScript writes it (ECMA-262, Number::toString, radix 10).

    A whole number that no double is becomes the nearest one, as every reader in JavaScript has it.
    """
    if isinstance(value, int) and abs(value) <= _MAX_EXACT:
        return str(value)
    try:
        double = float(value)
    except OverflowError:
        raise ValueError("a number beyond every double is not JSON") from None
    if not isfinite(double):
        raise ValueError("a number that is not finite is not JSON")
    if double == 0:
        return "0"
    # The shortest digits that lead back to the same double, which Python and ECMAScript choose alike.
    sign, figures, exponent = Decimal(repr(double)).normalize().as_tuple()
    digits = "".join(map(str, figures))
    count = len(digits)
    point = count + int(exponent)
    if count <= point <= 21:
        text = digits + "0" * (point - count)
    elif 0 < point <= 21:
        text = f"{digits[:point]}.{digits[point:]}"
    elif -6 < point <= 0:
        text = f"0.{'0' * -point}{digits}"
    else:
        fraction = f".{digits[1:]}" if count > 1 else ""
        text = f"{digits[0]}{fraction}e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return f"-{text}" if sign else text
