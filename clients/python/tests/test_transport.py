from __future__ import annotations

import json
import random
import time
from http.server import BaseHTTPRequestHandler
from typing import Any

import pytest
from conftest import send, serving

from barograph import ApiError, Barograph, BarographError, ConnectionError, TimeoutError
from barograph.transport import Transport

RETRIABLE = (408, 429, 500, 502, 503, 504)
FAULTS = 1_000


def client_of(url: str, waits: list[float], **options: Any) -> Barograph:
    """A client that waits for nothing and notes how long it would."""
    given = {"api_key": "baro_live_secret", "timeout_seconds": 30.0, "max_retries": 2, "uniform": lambda: 0.5, **options}
    return Barograph(url, transport=Transport(url, sleep=waits.append, **given))


def scripted(*statuses: int | str, headers: dict[str, str] | None = None) -> Any:
    """Answers with one status after another, the last of them ever after; ``lost`` and ``cut`` end the connection."""
    seen: list[BaseHTTPRequestHandler] = []

    def answer(request: BaseHTTPRequestHandler, _: bytes) -> None:
        seen.append(request)
        status = statuses[min(len(seen), len(statuses)) - 1]
        if isinstance(status, int):
            send(request, status, b'{"error":"sentence","status":"ok"}', {"X-Error-Code": "some_code", **(headers or {})})
            return
        if status == "cut":
            request.send_response(200)
            request.send_header("Content-Length", "1000")
            request.end_headers()
            request.wfile.write(b'{"half":')
        request.close_connection = True

    return answer, seen


@pytest.mark.parametrize("status", ["lost", "cut", *RETRIABLE])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_attempt_is_made_again(status: int | str, method: str) -> None:
    answer, seen = scripted(status, status, 200)
    waits: list[float] = []
    with serving(answer) as url:
        assert client_of(url, waits).request(method, "/a").status == 200
    assert (len(seen), waits) == (3, [0.25, 0.5])
    keys = {request.headers.get("Idempotency-Key") for request in seen}
    assert len(keys) == 1 and (keys == {None}) == (method == "GET")


@pytest.mark.parametrize("status", [301, 307, 400, 401, 403, 404, 409, 413, 422, 501])
def test_an_attempt_is_the_last_one(status: int) -> None:
    answer, seen = scripted(status, headers={"Location": "/elsewhere"})
    with serving(answer) as url, pytest.raises(ApiError) as raised:
        client_of(url, []).request("GET", "/a")
    assert len(seen) == 1
    assert (raised.value.status, raised.value.code, raised.value.body["error"]) == (status, "some_code", "sentence")


def test_what_the_service_states_is_waited_for_up_to_a_minute() -> None:
    for stated, expected in (("0", [0]), ("60", [60]), ("61", None), ("soon", [0.25])):
        answer, _ = scripted(503, 200, headers={"Retry-After": stated})
        waits: list[float] = []
        with serving(answer) as url:
            if expected is None:
                with pytest.raises(ApiError) as raised:
                    client_of(url, waits).request("GET", "/a")
                assert raised.value.retry_after_seconds == 61
            else:
                client_of(url, waits).request("GET", "/a")
        assert waits == (expected or [])


def test_the_wait_grows_to_8_seconds() -> None:
    answer, _ = scripted(503)
    waits: list[float] = []
    with serving(answer) as url, pytest.raises(ApiError):
        client_of(url, waits, max_retries=7, uniform=lambda: 1.0).request("GET", "/a")
    assert waits == [0.5, 1, 2, 4, 8, 8, 8]


def test_409_is_tried_again_while_the_same_call_runs() -> None:
    answer, seen = scripted(409, 200, headers={"X-Error-Code": "idempotency_conflict"})
    with serving(answer) as url:
        client_of(url, []).request("POST", "/a")
    assert len(seen) == 2


def test_a_call_ends_at_its_time_limit_and_is_not_made_again() -> None:
    seen = []

    def dripping(request: BaseHTTPRequestHandler, _: bytes) -> None:
        seen.append(request)
        request.send_response(200)
        request.end_headers()
        try:
            while True:
                request.wfile.write(b" ")
                time.sleep(0.01)
        except OSError:
            request.close_connection = True

    with serving(dripping) as url, pytest.raises(TimeoutError):
        client_of(url, [], timeout_seconds=0.1).request("GET", "/a")
    assert len(seen) == 1


def test_a_format_asked_for_by_its_name_is_the_only_one_named() -> None:
    answer, seen = scripted(200)
    with serving(answer) as url:
        client = client_of(url, [])
        client.request("GET", "/api/x/v1/y", {"format": "csv"})
        client.request("GET", "/api/x/v1/y", {})
    assert [request.headers["Accept"] for request in seen] == ["*/*", "application/json"]


def test_nothing_listens() -> None:
    with serving(lambda request, body: None) as url:
        pass
    with pytest.raises(ConnectionError) as raised:
        client_of(url, []).request("GET", "/a")
    assert "secret" not in repr(raised.value) + repr(raised.value.__cause__)


def test_a_page_of_something_else_is_no_answer() -> None:
    with serving(lambda request, body: send(request, 200, b"<!doctype html>")) as url:
        with pytest.raises(BarographError, match="not JSON"):
            client_of(url, []).platform.health()
    with serving(lambda request, body: send(request, 200, b"{}")) as url:
        with pytest.raises(BarographError, match="has no"):
            client_of(url, []).platform.health()


def test_no_post_runs_twice_over_a_network_that_fails_1_000_times() -> None:
    """The server keeps answers under keys, as the contract says; the network fails before and after it works."""
    chance = random.Random(7)
    ran: dict[str, int] = {}
    kept: dict[str, bytes] = {}
    faults = 0

    def answer(request: BaseHTTPRequestHandler, body: bytes) -> None:
        nonlocal faults
        fate = chance.choice(["none", "refused", "unavailable", "answered", "cut", "bad gateway", "conflict"])
        faults += fate != "none"
        key = request.headers["Idempotency-Key"]
        if fate == "unavailable":
            return send(request, 503, b"", {"Retry-After": "1"})
        if fate == "conflict":
            return send(request, 409, b"{}", {"X-Error-Code": "idempotency_conflict"})
        if fate != "refused" and key not in kept:
            account = json.loads(body)["account"]
            ran[account] = ran.get(account, 0) + 1
            kept[key] = json.dumps({"publicId": account, "key": "k"}).encode()
        if fate == "bad gateway":
            return send(request, 502, b"<p>")
        if fate == "none":
            return send(request, 201, kept[key])
        if fate == "cut":
            request.send_response(201)
            request.send_header("Content-Length", str(len(kept[key])))
            request.end_headers()
            request.wfile.write(kept[key][:-1])
        request.close_connection = True

    calls = 0
    with serving(answer) as url:
        client = client_of(url, [], max_retries=1_000)
        while faults < FAULTS:
            created = client.platform.create_key(account=f"account-{calls}", plan_key="free")
            assert created.public_id == f"account-{calls}"
            calls += 1
    assert ran == {f"account-{call}": 1 for call in range(calls)}
    assert len(kept) == calls > 50
