"""A started service with the exercise, and servers that fail as a test says."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from barograph import Barograph

ROOT = Path(__file__).resolve().parents[3]


@dataclass(frozen=True)
class Service:
    url: str
    key: str


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    """The one that SERVICE_URL and SERVICE_KEY name, else one of its own."""
    if "SERVICE_URL" in os.environ:
        yield Service(os.environ["SERVICE_URL"], os.environ["SERVICE_KEY"])
        return
    with tempfile.TemporaryDirectory() as folder:
        # The discard port has no listener: no feed is reachable, and the start becomes the exercise.
        settings = {"DATA_DIR": folder, "PORT": "0", "LOG_LEVEL": "warn", "FEEDS_PROXY": "http://127.0.0.1:9"}
        command = ["node", str(ROOT / "scripts/run.mjs"), "start"]
        child = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True)
        try:
            url = ""
            assert child.stdout is not None
            for line in child.stdout:
                url = (re.search(r"on (http://\S+)", line) or [None, url])[1] or url
                if "Stop with Ctrl-C" in line:
                    break
            yield Service(url, (Path(folder) / "exercise/first-key").read_text().strip())
        finally:
            child.send_signal(signal.SIGTERM)
            child.wait(60)


@pytest.fixture(scope="session")
def client(service: Service) -> Barograph:
    return Barograph(service.url, service.key)


@contextmanager
def serving(answer: Callable[[BaseHTTPRequestHandler, bytes], None]) -> Iterator[str]:
    """A server on loopback; ``answer`` gets the request and its body. Yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answer(self, self.rfile.read(int(self.headers.get("Content-Length", "0"))))

        do_POST = do_GET

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def send(request: BaseHTTPRequestHandler, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
    """A complete answer."""
    request.send_response(status)
    for name, value in {"Content-Length": str(len(body)), **(headers or {})}.items():
        request.send_header(name, value)
    request.end_headers()
    request.wfile.write(body)


def run_node(program: str, given: str) -> str:
    """What a program of JavaScript prints; ``given`` is its standard input."""
    return subprocess.run(
        ["node", "--input-type=module", "--eval", program],
        input=given,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
