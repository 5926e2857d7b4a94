from __future__ import annotations

import json
import random
from http.server import BaseHTTPRequestHandler
from itertools import islice
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import send, serving
from test_transport import client_of

from barograph import ApiError, Barograph

EVENTS = 500
STORE = "f" * 32


def event(sequence: int) -> dict[str, object]:
    return {
        **{"id": f"evt_{sequence}", "sequence": sequence, "type": "regime.changed", "world": "live"},
        **{"happenedAt": 1, "recordedAt": 1, "subject": "region:mena", "data": {"text": "é" * (sequence % 40)}},
        "receipts": [],
    }


def written(sequence: int) -> bytes:
    text = f"id: {STORE}.{sequence}\nevent: regime.changed\ndata: {json.dumps(event(sequence), ensure_ascii=False)}\n\n"
    return f":\n\n{text}".encode()


def asked_after(request: BaseHTTPRequestHandler) -> str:
    return parse_qs(urlsplit(request.path).query).get("after", [""])[0]


def begin(request: BaseHTTPRequestHandler) -> None:
    request.send_response(200)
    request.send_header("Content-Type", "text/event-stream")
    request.end_headers()
    request.close_connection = True


def test_events_come_once_each_and_in_order_through_200_lost_connections() -> None:
    chance = random.Random(8)
    streams = 0

    def answer(request: BaseHTTPRequestHandler, _: bytes) -> None:
        nonlocal streams
        streams += 1
        after = int(asked_after(request).split(".")[-1])
        begin(request)
        every = b"".join(written(sequence) for sequence in range(after + 1, EVENTS + 1))
        request.wfile.write(every[: chance.randrange(1, 1_200)])

    with serving(answer) as url:
        streamed = list(islice(client_of(url, []).stream_events(after="0"), EVENTS))
    assert [one.event.sequence for one in streamed if one.event] == list(range(1, EVENTS + 1))
    assert [one.place for one in streamed] == [f"{STORE}.{sequence}" for sequence in range(1, EVENTS + 1)]
    assert streams > 200


def test_a_stream_begins_at_the_head_and_a_reset_moves_its_place() -> None:
    asked: list[str] = []

    def answer(request: BaseHTTPRequestHandler, _: bytes) -> None:
        if "list-events" in request.path:
            page = {"events": [], "nextAfter": 7, "headSequence": 7, "storeId": STORE}
            return send(request, 200, json.dumps(page).encode())
        asked.append(asked_after(request))
        begin(request)
        if len(asked) == 2:
            request.wfile.write(b'event: reset\ndata: {"headSequence":3}\n\n')
        if len(asked) == 3:
            request.wfile.write(written(4))

    with serving(answer) as url:
        reset, first = islice(client_of(url, []).stream_events(), 2)
    assert (reset.event, reset.place) == (None, "3")
    assert (first.event and first.event.sequence, first.place) == (4, f"{STORE}.4")
    assert asked == [f"{STORE}.7", f"{STORE}.7", "3"]


def test_a_stream_ends_when_asking_again_does_not_help() -> None:
    def answer(request: BaseHTTPRequestHandler, _: bytes) -> None:
        begin(request)
        request.wfile.write(b'event: failure\ndata: {"status":401,"code":"unauthenticated","body":{"error":"e"}}\n\n')

    with serving(answer) as url, pytest.raises(ApiError) as raised:
        next(client_of(url, []).stream_events(after="0"))
    assert (raised.value.status, raised.value.code) == (401, "unauthenticated")


def test_a_started_service_streams_its_log(client: Barograph) -> None:
    streamed = list(islice(client.stream_events(after="0"), 5))
    listed = list(islice(client.intelligence.list_events(), 5))
    assert [one.event for one in streamed] == listed
