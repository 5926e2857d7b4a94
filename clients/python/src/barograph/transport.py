"""Sends requests, again where that helps and cannot harm."""

from __future__ import annotations

import builtins
import json
import random
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .codec import to_json
from .errors import ApiError, BarographError, ConnectionError, TimeoutError

#: Far above the largest page of a list.
MAX_BYTES = 67_108_864
#: A longer ``Retry-After`` is for the caller to decide on.
MAX_RETRY_AFTER_SECONDS = 60
FIRST_DELAY_SECONDS = 0.5
MAX_DELAY_SECONDS = 8.0
RETRIABLE = frozenset({408, 429, 500, 502, 503, 504})


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer as it came."""

    status: int
    #: Names are compared without case.
    headers: Mapping[str, str]
    body: bytes


class _NoRedirects(HTTPRedirectHandler):
    """The key is for one server alone."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """Where the service is, and how often and how long it is asked."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None,
        timeout_seconds: float,
        max_retries: int,
        sleep: Callable[[float], None] = time.sleep,
        uniform: Callable[[], float] = random.random,
    ) -> None:
        if not base_url.startswith(("http://", "https://")):
            raise ValueError("base_url must be an address such as http://127.0.0.1:8080")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout_seconds = timeout_seconds
        self._max_retries = max_retries
        self._sleep = sleep
        self._uniform = uniform
        self._opener = build_opener(_NoRedirects)

    def send(
        self,
        method: str,
        path: str,
        given: Mapping[str, Any],
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> Reply:
        """The answer of an operation. A POST has one idempotency key in all attempts: it runs once.

        Members of ``given`` that are ``None`` are not sent.
        Raises ApiError on every status but 2xx, TimeoutError, ConnectionError.
        """
        key = idempotency_key or secrets.token_hex(16)
        tries = 0
        while True:
            try:
                return self._attempt(method, path, given, timeout_seconds or self._timeout_seconds, key)
            except BarographError as error:
                if tries >= self._max_retries or not is_retriable(error):
                    raise
                self.wait(tries, error)
                tries += 1

    def wait(self, tries: int, error: BarographError) -> None:
        """Waits as long as ``Retry-After`` says, else up to 0.5 s, twice that after each try, at most 8 s (full jitter)."""
        stated = error.retry_after_seconds if isinstance(error, ApiError) else None
        jittered = self._uniform() * min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** min(tries, 10))
        self._sleep(jittered if stated is None else stated)

    def open(
        self,
        method: str,
        path: str,
        given: Mapping[str, Any],
        timeout_seconds: float,
        headers: Mapping[str, str],
    ) -> HTTPResponse:
        """Begins a request. ``timeout_seconds`` is that of each step of the connection.

        Raises ApiError on every status but 2xx, TimeoutError, ConnectionError.
        """
        sent = {name: to_json(value) for name, value in given.items() if value is not None}
        query = urlencode({name: _text(value) for name, value in sent.items()}) if method == "GET" else ""
        request = Request(
            self._base_url + path + (f"?{query}" if query else ""),
            method=method,
            data=json.dumps(sent).encode() if method == "POST" else None,
            # A format that is asked for by its name is the answer's: no other may be named with it.
            headers={"Accept": "*/*" if "format" in sent else "application/json", "User-Agent": "barograph-python", **headers},
        )
        if self._api_key is not None:
            request.add_unredirected_header("X-Service-Key", self._api_key)
        try:
            return self._opener.open(request, timeout=timeout_seconds)
        except HTTPError as answer:
            with answer:
                body = _read(answer, time.monotonic() + timeout_seconds)
            raise ApiError(answer.code, answer.headers, body) from None
        except Exception as error:
            raise connection_failure(error) from error

    def _attempt(
        self, method: str, path: str, given: Mapping[str, Any], timeout_seconds: float, key: str
    ) -> Reply:
        ends_at = time.monotonic() + timeout_seconds
        posted = {"Content-Type": "application/json", "Idempotency-Key": key} if method == "POST" else {}
        with self.open(method, path, given, timeout_seconds, posted) as response:
            return Reply(response.status, response.headers, _read(response, ends_at))


def is_retriable(error: BarographError) -> bool:
    """Whether the same request may succeed a little later."""
    if isinstance(error, ConnectionError):
        return True
    if not isinstance(error, ApiError) or (error.retry_after_seconds or 0) > MAX_RETRY_AFTER_SECONDS:
        return False
    return error.status in RETRIABLE or (error.status == 409 and error.code == "idempotency_conflict")


def connection_failure(error: Exception) -> Exception:
    """What a failure of the connection is to a caller; anything else is itself."""
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(error, BarographError):
        return error
    if isinstance(reason, builtins.TimeoutError):
        return TimeoutError("no answer within the time limit")
    if isinstance(error, OSError | HTTPException):
        return ConnectionError("the connection failed")
    return error


def _read(response: Any, ends_at: float) -> bytes:
    """Reads an answer to its end. Raises BarographError beyond 64 MB."""
    pieces: list[bytes] = []
    size = 0
    try:
        while piece := response.read1(65_536):
            pieces.append(piece)
            size += len(piece)
            if size > MAX_BYTES:
                raise BarographError(f"the answer is larger than {MAX_BYTES} bytes")
            if time.monotonic() > ends_at:
                raise TimeoutError("no complete answer within the time limit")
    except Exception as error:
        raise connection_failure(error) from error
    # A body of a stated length that was cut off ends like a complete one.
    if response.length not in (None, 0):
        raise ConnectionError("the connection was lost before the answer was complete")
    return b"".join(pieces)


def _text(value: Any) -> str:
    """A value of a query as the service reads it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
