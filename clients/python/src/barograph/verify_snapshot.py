"""Whether a snapshot is what the holder of a key signed."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, is_dataclass
from hashlib import sha256
from typing import Any, Literal

from .canonical_json import canonical_json
from .codec import to_json
from .ed25519 import verify

#: Why a snapshot is not what it says.
VerifyProblem = Literal[
    "not_json", "no_snapshot", "no_signature", "no_key_set", "key_unknown", "key_misnamed", "mismatch"
]

_SIGNATURE = re.compile(r'ed25519; kid="([0-9A-Za-z_-]{43})"; sig="([0-9A-Za-z_-]{86})"')


@dataclass(frozen=True, slots=True)
class Verdict:
    """``problem`` is the first thing that is wrong; ``None`` for a valid snapshot."""

    is_valid: bool
    problem: VerifyProblem | None = None
    key_id: str | None = None
    snapshot_id: str | None = None
    #: Epoch milliseconds.
    generated_at: int | None = None


def verify_snapshot(document: Any, signature: str, key_set: Any) -> Verdict:
    """Whether a snapshot, its companion or its inputs were signed (RFC 8785, Ed25519); nothing is sent.

    document: a served body, or the snapshot or companion in it; bytes, text or parsed.
    signature: ``X-Snapshot-Signature``, ``X-Companion-Signature`` or ``X-Inputs-Signature``, or headers with one.
    key_set: a JSON Web Key Set; bytes, text, parsed, or as ``client.platform.jwks()`` answers it.
    """
    try:
        whole = _parsed(document)
        signed = _signed_in(whole)
    except ValueError:
        return Verdict(False, "not_json")
    own = signed if isinstance(signed, dict) else {}
    named = {**own["meta"], **own} if isinstance(own.get("meta"), dict) else own
    snapshot_id, generated_at = named.get("snapshotId"), named.get("generatedAt")
    if not isinstance(snapshot_id, str) or not isinstance(generated_at, int):
        return Verdict(False, "no_snapshot")
    found = _SIGNATURE.search(signature or "")
    if found is None:
        return Verdict(False, "no_signature")
    key_id, value = found.groups()
    try:
        keys = _parsed(key_set)["keys"]
        key = next((one for one in keys if one.get("kid") == key_id), None)
    except (ValueError, TypeError, KeyError, AttributeError):
        return Verdict(False, "no_key_set")
    if key is None:
        return Verdict(False, "key_unknown", key_id)
    public_key = key.get("x")
    # A key under the thumbprint of another one is not the key that was named.
    if not isinstance(public_key, str) or _thumbprint(public_key) != key_id:
        return Verdict(False, "key_misnamed", key_id)
    try:
        is_signed = verify(_bytes(public_key), canonical_json(signed).encode(), _bytes(value)) and _has_signed_texts(whole)
    except ValueError:
        # A text without UTF-8, or a number that JSON cannot carry: no key can have signed it.
        is_signed = False
    return Verdict(True, None, key_id, snapshot_id, generated_at) if is_signed else Verdict(False, "mismatch", key_id)


def _parsed(given: Any) -> Any:
    if is_dataclass(given):
        return to_json(given)
    return json.loads(given) if isinstance(given, bytes | str) else given


def _signed_in(document: Any) -> Any:
    if not isinstance(document, dict):
        return document
    return next((document[name] for name in ("snapshot", "companion", "inputs") if name in document), document)


def _has_signed_texts(document: Any) -> bool:
    """The signature of inputs covers the hash of each text of observations beside them."""
    if not isinstance(document, dict) or not isinstance(document.get("observations"), list):
        return True
    hashes = [sha256(str(text).encode("utf-8", "surrogatepass")).hexdigest() for text in document["observations"]]
    return hashes == document.get("inputs", {}).get("chunks")


def _thumbprint(public_key: str) -> str:
    """RFC 7638."""
    text = canonical_json({"crv": "Ed25519", "kty": "OKP", "x": public_key})
    return urlsafe_b64encode(sha256(text.encode("utf-8", "surrogatepass")).digest()).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
