"""The log of events as it grows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .codec import from_json
from .errors import ApiError, BarographError, ConnectionError, TimeoutError
from .models import EventPage, LoggedEvent
from .transport import Transport, connection_failure, is_retriable

_PATH = "/api/intelligence/v1/stream-events"
#: The service writes at least a comment every 15 s.
_MAX_QUIET_SECONDS = 45.0
#: An event has at most 8 KB of data, and names snapshots.
_MAX_LINE_BYTES = 1_048_576


@dataclass(frozen=True, slots=True)
class StreamedEvent:
    """An event and its place in the log; or, without an event, that the place asked for is of another store."""

    #: ``after`` of a stream that begins with what follows.
    place: str
    event: LoggedEvent | None


def follow_events(
    transport: Transport, after: str | None, filters: Mapping[str, Any], head: Callable[[], EventPage]
) -> Iterator[StreamedEvent]:
    """Every event once and in order; comes back after a lost connection.

    Raises ApiError where asking again does not help, such as for a key that was revoked.
    """
    place = _place_of(head()) if after is None else after
    tries = 0
    while True:
        try:
            for identity, name, data in _one_stream(transport, {**filters, "after": place}):
                tries = 0
                known = json.loads(data)
                if name == "failure":
                    raise _failure_of(known)
                is_reset = name == "reset"
                place = str(known["headSequence"]) if is_reset else identity
                yield StreamedEvent(place, None if is_reset else from_json(LoggedEvent, known))
        except BarographError as error:
            if not is_retriable(error) and not isinstance(error, TimeoutError):
                raise
            transport.wait(tries, error)
            tries += 1


def _one_stream(transport: Transport, given: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Id, name and data of each event. Raises ConnectionError when it ends, TimeoutError when nothing comes."""
    with transport.open("GET", _PATH, given, _MAX_QUIET_SECONDS, {"Accept": "text/event-stream"}) as response:
        fields: dict[str, str] = {}
        while True:
            try:
                line = response.readline(_MAX_LINE_BYTES)
            except Exception as error:
                raise connection_failure(error) from error
            if not line.endswith(b"\n"):
                if len(line) == _MAX_LINE_BYTES:
                    raise BarographError("an event is too large")
                raise ConnectionError("the stream ended")
            name, colon, value = line.decode().rstrip("\r\n").partition(":")
            if name:
                fields[name] = value.removeprefix(" ")
            elif not colon:
                if "data" in fields:
                    yield fields.get("id", ""), fields.get("event", "message"), fields["data"]
                fields = {}


def _place_of(page: EventPage) -> str:
    return str(page.head_sequence) if page.store_id is None else f"{page.store_id}.{page.head_sequence}"


def _failure_of(known: dict[str, Any]) -> ApiError:
    """What the answer would have been, had the stream not begun."""
    headers = {"X-Error-Code": known["code"]}
    if "retryAfterSeconds" in known:
        headers["Retry-After"] = str(known["retryAfterSeconds"])
    return ApiError(known["status"], headers, json.dumps(known["body"]).encode())
