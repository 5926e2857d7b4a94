"""Between JSON and the dataclasses of ``models``."""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin

from . import models
from .errors import BarographError


def from_json(kind: Any, value: Any) -> Any:
    """A value of a type of ``models`` from parsed JSON; members that it does not know are left out.

    Raises BarographError where a member is missing that is always there.
    """
    return _reader(kind)(value)


def to_json(value: Any) -> Any:
    """JSON of a value: of a dataclass the members that are there, under their names in JSON."""
    if is_dataclass(value):
        return {
            json_name: to_json(member)
            for name, json_name, _ in _members(type(value))
            if (member := getattr(value, name)) is not None
        }
    if isinstance(value, dict):
        return {name: to_json(member) for name, member in value.items()}
    return [to_json(item) for item in value] if isinstance(value, list | tuple) else value


@cache
def _members(kind: type) -> tuple[tuple[str, str, bool], ...]:
    """Name, name in JSON, whether it is always there."""
    return tuple(
        (member.name, member.metadata.get("json", _camel(member.name)), member.default is MISSING)
        for member in fields(kind)
    )


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """Types are strings until they are needed: a class may name one that comes after it."""
    if isinstance(kind, str):
        return _reader(eval(kind, vars(models)))  # noqa: S307 (the types of our own module)
    if is_dataclass(kind):
        return _class_reader(kind)
    arguments = get_args(kind)
    if get_origin(kind) is list:
        read_item = _late(arguments[0])
        return lambda value: [read_item(item) for item in value]
    if get_origin(kind) is dict:
        read_member = _late(arguments[1])
        return lambda value: {name: read_member(member) for name, member in value.items()}
    if get_origin(kind) in (Union, types.UnionType):
        others = [one for one in arguments if one is not type(None)]
        if len(others) == 1:
            read_other = _late(others[0])
            return lambda value: None if value is None else read_other(value)
    return lambda value: value


def _late(kind: Any) -> Callable[[Any], Any]:
    """Reads by a type that is looked up with the first value: types may hold themselves."""
    return lambda value: _reader(kind)(value)


def _class_reader(kind: type) -> Callable[[Any], Any]:
    typed = {member.name: member.type for member in fields(kind)}
    readers = [(name, json_name, required, _late(typed[name])) for name, json_name, required in _members(kind)]

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise BarographError(f"{kind.__name__} is no object")
        for name, json_name, required, _ in readers:
            if required and json_name not in value:
                raise BarographError(f"{kind.__name__} has no {json_name}")
        return kind(**{name: of(value[json_name]) for name, json_name, _, of in readers if json_name in value})

    return read


def _camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda match: match[1].upper(), name)
