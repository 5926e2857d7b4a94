from __future__ import annotations

import copy
import json
import random
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import run_node

from barograph import Barograph, Reply, verify_snapshot
from barograph.ed25519 import verify

SIGNED = """
import { generateKeyPairSync, sign } from 'node:crypto';
import { text } from 'node:stream/consumers';
const messages = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(messages.map((message) => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(message, 'base64');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('base64');
  return [key, message, sign(null, bytes, privateKey).toString('base64')];
})));
"""
ORDER = 2**252 + 27742317777372353535851937790883648493


def signed_messages(count: int) -> list[tuple[bytes, bytes, bytes]]:
    """Keys, messages and signatures of another implementation."""
    chance = random.Random(4)
    messages = [b64encode(chance.randbytes(chance.randrange(200))).decode() for _ in range(count)]
    return [tuple(map(b64decode, one)) for one in json.loads(run_node(SIGNED, json.dumps(messages)))]


def flipped(data: bytes, bit: int) -> bytes:
    return bytes(byte ^ (1 << bit % 8 if index == bit // 8 else 0) for index, byte in enumerate(data))


def test_signatures_of_another_implementation_are_valid_and_with_one_bit_changed_not() -> None:
    chance = random.Random(5)
    for key, message, signature in signed_messages(100):
        assert verify(key, message, signature)
        assert not verify(key, message, flipped(signature, chance.randrange(512)))
        assert not verify(flipped(key, chance.randrange(256)), message, signature)
        assert not verify(key, message + b"x", signature)
        # The same signature in another form (RFC 8032, section 8.4).
        scalar = int.from_bytes(signature[32:], "little") + ORDER
        assert not verify(key, message, signature[:32] + scalar.to_bytes(32, "little"))


def test_vectors_of_rfc_8032() -> None:
    key = bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
    signature = bytes.fromhex(
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    )
    assert verify(key, b"", signature)
    for wrong in (b"", key[:31], b"\xff" * 32):
        assert not verify(wrong, b"", signature)
    assert not verify(key, b"", signature[:63])


@pytest.fixture(scope="module")
def served(client: Barograph) -> Reply:
    return client.request("GET", "/api/intelligence/v1/get-regional-snapshot", {"region_id": "mena"})


def header(reply: Reply) -> str:
    return reply.headers["X-Snapshot-Signature"]


def test_a_served_snapshot_is_valid_in_every_form(client: Barograph, served: Reply) -> None:
    keys = client.platform.jwks()
    body = json.loads(served.body)
    laid_out = json.dumps(body["snapshot"], indent=2, sort_keys=True)
    raw_keys = client.request("GET", "/.well-known/jwks.json").body
    for document in (served.body, served.body.decode(), body, body["snapshot"], laid_out):
        for key_set in (keys, raw_keys, json.loads(raw_keys)):
            verdict = verify_snapshot(document, header(served), key_set)
            assert verdict.is_valid and verdict.problem is None
    assert verdict.snapshot_id == body["snapshot"]["meta"]["snapshotId"]
    assert verdict.generated_at == body["snapshot"]["generatedAt"]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where every value of a document is."""
    if isinstance(value, dict | list) and value:
        for name, member in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(member, (*path, name))
    else:
        yield path


def test_no_snapshot_with_one_value_changed_is_valid(client: Barograph, served: Reply) -> None:
    snapshot = json.loads(served.body)["snapshot"]
    keys = client.platform.jwks()
    every = list(places(snapshot))
    chosen = random.Random(6).sample(every, min(len(every), 200))
    for path in chosen:
        other = copy.deepcopy(snapshot)
        holder = other
        for name in path[:-1]:
            holder = holder[name]
        value = holder[path[-1]]
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        holder[path[-1]] = value + 1 if is_number else f"{value}."
        assert not verify_snapshot(other, header(served), keys).is_valid, path
    assert len(chosen) > 100


def test_the_first_failure_is_named(client: Barograph, served: Reply) -> None:
    signature, keys = header(served), json.loads(client.request("GET", "/.well-known/jwks.json").body)
    misnamed = {"keys": [{**keys["keys"][0], "x": "A" * 43}]}
    snapshot = json.loads(served.body)["snapshot"]
    for problem, given in {
        "not_json": (b'{"snapshot":', signature, keys),
        "no_snapshot": ({"a": 1}, signature, keys),
        "no_signature": (served.body, "none", keys),
        "no_key_set": (served.body, signature, []),
        "key_unknown": (served.body, signature, {"keys": [{"kid": "other"}]}),
        "key_misnamed": (served.body, signature, misnamed),
        "mismatch": ({**snapshot, "regionId": "\ud800"}, signature, keys),
    }.items():
        verdict = verify_snapshot(*given)
        assert (verdict.is_valid, verdict.problem) == (False, problem)
