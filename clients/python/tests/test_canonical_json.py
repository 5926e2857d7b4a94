from __future__ import annotations

import json
import random
import struct
from typing import Any

import pytest
from conftest import run_node

from barograph.canonical_json import canonical_json, number_text

COUNT = 10_000

TEXTS_OF_DOUBLES = """
import { text } from 'node:stream/consumers';
const view = new DataView(new ArrayBuffer(8));
const textOf = (hex) => (view.setBigUint64(0, BigInt('0x' + hex)), JSON.stringify(view.getFloat64(0)));
console.log((await text(process.stdin)).trim().split('\\n').map(textOf).join('\\n'));
"""

CANONICAL = """
import { text } from 'node:stream/consumers';
const written = (value) => Array.isArray(value) ? `[${value.map(written).join(',')}]`
  : typeof value !== 'object' || value === null ? JSON.stringify(value)
  : `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${written(value[name])}`).join(',')}}`;
const lines = (await text(process.stdin)).trim().split('\\n').map((line) => JSON.parse(line));
console.log(JSON.stringify(lines.map(written)));
"""


def doubles(count: int) -> list[float]:
    """Finite doubles of every size, and those around which the form of the text changes."""
    chance = random.Random(1)
    found = [0.0, -0.0, 5e-324, 1.7976931348623157e308, 1e21, 1e-6, 1e-7, 2.0**53, 2.0**53 + 2, 0.1, 100.0, 1.5]
    found += [10.0**n * sign for n in range(-30, 30) for sign in (1, -1)]
    while len(found) < count:
        kind = chance.randrange(3)
        if kind == 0:
            (double,) = struct.unpack(">d", chance.getrandbits(64).to_bytes(8, "big"))
        elif kind == 1:
            double = round(chance.uniform(-1e6, 1e6), chance.randrange(8))
        else:
            double = float(chance.randrange(-(2**60), 2**60))
        if double - double == 0:
            found.append(double)
    return found


def test_10_000_numbers_are_written_as_ecmascript_writes_them() -> None:
    numbers = doubles(COUNT)
    given = "\n".join(struct.pack(">d", number).hex() for number in numbers)
    assert [number_text(number) for number in numbers] == run_node(TEXTS_OF_DOUBLES, given).splitlines()


def test_a_whole_number_is_that_of_the_nearest_double() -> None:
    chance = random.Random(2)
    numbers = [chance.randrange(-(10**30), 10**30) // 10 ** chance.randrange(30) for _ in range(2_000)]
    given = "\n".join(struct.pack(">d", float(number)).hex() for number in numbers)
    assert [number_text(number) for number in numbers] == run_node(TEXTS_OF_DOUBLES, given).splitlines()


def document(chance: random.Random, depth: int = 4) -> Any:
    kind = chance.randrange(7 if depth else 5)
    if kind == 0:
        return chance.choice([None, True, False])
    if kind == 1:
        return chance.choice(doubles(200))
    if kind == 2:
        return chance.randrange(-1000, 1000)
    if kind in (3, 4):
        return text(chance)
    if kind == 5:
        return [document(chance, depth - 1) for _ in range(chance.randrange(5))]
    return {text(chance): document(chance, depth - 1) for _ in range(chance.randrange(5))}


def text(chance: random.Random) -> str:
    alphabet = 'aZ0"\\/\b\f\n\r\t\x00\x1f\x7f\u2028é€\ufb33\U0001f600'
    return "".join(chance.choice(alphabet) for _ in range(chance.randrange(6)))


def test_every_document_has_one_text_the_same_as_in_javascript() -> None:
    chance = random.Random(3)
    documents = [document(chance) for _ in range(500)]
    given = "\n".join(json.dumps(one) for one in documents)
    assert [canonical_json(one) for one in documents] == json.loads(run_node(CANONICAL, given))


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400, object(), {"a": {1}}])
def test_what_json_cannot_carry_is_refused(value: Any) -> None:
    with pytest.raises(ValueError):
        canonical_json(value)
