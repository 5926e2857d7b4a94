"""What every service is made of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .codec import from_json
from .errors import BarographError
from .listing import Listing
from .transport import Reply, Transport


class Service:
    """Operations under one name."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport


def call(
    transport: Transport,
    method: str,
    path: str,
    given: Mapping[str, Any],
    kind: Any,
    timeout_seconds: float | None,
    idempotency_key: str | None = None,
) -> Any:
    """The answer of an operation as its dataclass."""
    return from_json(kind, parsed(transport.send(method, path, given, timeout_seconds, idempotency_key)))


def listing(
    transport: Transport,
    method: str,
    path: str,
    given: Mapping[str, Any],
    kind: Any,
    items: str,
    timeout_seconds: float | None,
    idempotency_key: str | None = None,
) -> Listing[Any, Any]:
    """The rows of a list; nothing is asked for yet."""

    # A key is for one page: the next is another request.
    def ask(asked: Mapping[str, Any], is_first: bool) -> Any:
        key = idempotency_key if is_first else None
        return parsed(transport.send(method, path, asked, timeout_seconds, key))

    return Listing(kind, items, given, ask)


def parsed(reply: Reply) -> Any:
    """Raises BarographError for an answer that is not JSON."""
    try:
        return json.loads(reply.body)
    except ValueError as error:
        raise BarographError("the answer is not JSON: is this a Barograph server?") from error
