from __future__ import annotations

import inspect
import json
import keyword
import re
from typing import Any, get_args, get_origin

import pytest

from barograph import ApiError, Barograph, Listing, models, operations
from barograph.codec import from_json, to_json

#: Operations whose example names something that this store does not have, or may not be sent to.
REFUSED: dict[str, str] = {
    "alert.create_destination": "400 validation_failed",
    "alert.create_rule": "404 item_unknown",
    "alert.delete_destination": "404 item_unknown",
    "alert.delete_rule": "404 item_unknown",
    "alert.redeliver": "404 item_unknown",
    "alert.revoke_feed_link": "404 item_unknown",
    "alert.rotate_destination_secret": "404 item_unknown",
    "alert.test_destination": "404 item_unknown",
    "alert.update_destination": "404 item_unknown",
    "alert.update_rule": "404 item_unknown",
    "platform.end_session": "404 item_unknown",
    "platform.export_document": "404 export_not_ready",
    "platform.revoke_key": "404 item_unknown",
}


def method_of(client: Barograph, name: str) -> Any:
    service, method = name.split(".")
    return getattr(getattr(client, service), method)


def answer_type(method: Any) -> Any:
    names = {**vars(operations), "models": models}
    kind = eval(inspect.signature(method).return_annotation, names)
    return get_args(kind)[0] if get_origin(kind) is Listing else kind


@pytest.fixture(scope="module")
def described(client: Barograph) -> dict[str, Any]:
    return json.loads(client.request("GET", "/openapi.json").body)


def example_of(described: dict[str, Any], name: str) -> dict[str, Any]:
    """The example of an operation, under the names that are sent."""
    method, path = operations.OPERATIONS[name]
    item = described["paths"][path][method.lower()]
    if method == "POST":
        return item["requestBody"]["content"]["application/json"].get("example", {})
    parameters = [resolved(described, parameter) for parameter in item.get("parameters", [])]
    given = {one["name"]: one["example"] for one in parameters if "example" in one and one["in"] == "query"}
    return {name: value for name, value in given.items() if name not in ("jmespath", "format")}


def resolved(described: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
    if "$ref" not in value:
        return value
    found = described
    for part in value["$ref"].split("/")[1:]:
        found = found[part]
    return found


def test_every_operation_is_a_method(client: Barograph) -> None:
    services = {name: service for name, service in vars(client).items() if not name.startswith("_")}
    methods = {
        f"{name}.{method}" for name, service in services.items() for method in dir(service) if not method.startswith("_")
    }
    assert methods == set(operations.OPERATIONS)
    assert len(methods) > 130


@pytest.mark.parametrize("name", sorted(operations.OPERATIONS))
def test_an_answer_is_read_into_its_dataclass_and_nothing_is_lost(
    client: Barograph, described: dict[str, Any], name: str
) -> None:
    method, path = operations.OPERATIONS[name]
    given = example_of(described, name)
    call = method_of(client, name)
    try:
        reply = client.request(method, path, given, idempotency_key=f"every-{name}")
    except ApiError as refusal:
        assert (name, f"{refusal.status} {refusal.code}") in REFUSED.items()
        return
    assert name not in REFUSED
    answer = json.loads(reply.body)
    read = from_json(answer_type(call), answer)
    assert to_json(read) == answer
    if method == "GET":
        asked = call(**{argument_of(sent): value for sent, value in given.items()})
        assert type(asked.page() if isinstance(asked, Listing) else asked) is type(read)


def argument_of(sent: str) -> str:
    name = re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", sent)
    return f"{name}_" if keyword.iskeyword(name) else name
