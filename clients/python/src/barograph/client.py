"""The client."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .event_stream import StreamedEvent, follow_events
from .operations import Operations
from .transport import Reply, Transport


class Barograph(Operations):
    """A client of a service: ``client.intelligence.get_regional_snapshot(region_id="mena")``.

    base_url: where it is, e.g. ``http://127.0.0.1:8080``; a path before ``/api`` is kept.
    api_key: some operations are for everyone and need none.
    timeout_seconds: of one attempt. An answer of a model takes up to 25 s.
    max_retries: attempts after the first.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        timeout_seconds: float = 30.0,
        max_retries: int = 2,
        transport: Transport | None = None,
    ) -> None:
        self._transport = transport or Transport(base_url, api_key, timeout_seconds, max_retries)
        super().__init__(self._transport)

    def request(
        self,
        method: str,
        path: str,
        given: Mapping[str, Any] | None = None,
        *,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> Reply:
        """The answer of an operation as it came, for one that is computed or a format other than JSON.

        ``given`` has names as they are sent. Raises ApiError on every status but 2xx, TimeoutError, ConnectionError.
        """
        return self._transport.send(method, path, given or {}, timeout_seconds, idempotency_key)

    def stream_events(
        self, *, after: str | None = None, region_id: str | None = None, types: str | None = None
    ) -> Iterator[StreamedEvent]:
        """Every event of the log once and in order, from now or after a place; a lost connection is made again.

        types: separated by commas; all when absent. Raises ApiError where asking again does not help.
        """
        filters = {"region_id": region_id, "types": types}
        return follow_events(
            self._transport, after, filters, lambda: self.intelligence.list_events(page_size=1).page()
        )
