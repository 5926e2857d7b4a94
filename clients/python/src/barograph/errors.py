"""What a call raises."""

from __future__ import annotations

import builtins
import json
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from time import time
from typing import Any


class BarographError(Exception):
    """What every error of the client is; alone: the service answered something that is no answer of its own."""


class ApiError(BarographError):
    """The service refused, or failed."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self.status = status
        #: ``X-Error-Code``; ``unknown`` for an answer of something between client and service.
        self.code: str = headers.get("X-Error-Code", "unknown")
        #: Quote it when asking for help.
        self.request_id: str = headers.get("X-Request-Id", "")
        #: When the service states them.
        self.retry_after_seconds: int | None = _retry_after(headers.get("Retry-After"))
        #: JSON, or the text of what is none.
        self.body: Any = _json_or_text(body)
        members = self.body if isinstance(self.body, dict) else {}
        broken = [f"{one.get('field')} {one.get('description')}" for one in members.get("violations", [])]
        texts = (members.get("message"), members.get("error"), "; ".join(broken) or None)
        said = next((text for text in texts if isinstance(text, str)), None)
        super().__init__(f"{status} {self.code}" + ("" if said is None else f": {said}"))


class TimeoutError(BarographError, builtins.TimeoutError):
    """No complete answer within the time limit."""


class ConnectionError(BarographError, builtins.ConnectionError):
    """The service cannot be reached, or the connection was lost; ``__cause__`` has why."""


def _retry_after(text: str | None) -> int | None:
    """Seconds, or a date (RFC 9110, section 10.2.3)."""
    if text is None:
        return None
    if text.isascii() and text.isdigit():
        return int(text)
    try:
        return max(0, round(parsedate_to_datetime(text).timestamp() - time()))
    except ValueError:
        return None


def _json_or_text(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode("utf-8", "replace")
