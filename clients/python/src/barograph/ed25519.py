"""Verification of Ed25519 signatures (RFC 8032, section 5.1), in integers.

Nothing here is secret: it need not take the same time for every input.
"""

from __future__ import annotations

from hashlib import sha512

#: The field, the order of the base point, and the constant of the curve.
_P = 2**255 - 19
_L = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, _P - 2, _P) % _P
_SQRT_MINUS_1 = pow(2, (_P - 1) // 4, _P)

#: X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z.
_Point = tuple[int, int, int, int]


def verify(public_key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether ``signature`` (64 bytes) is that of ``message`` by the holder of ``public_key`` (32 bytes)."""
    if len(public_key) != 32 or len(signature) != 64:
        return False
    point = _decoded(public_key)
    scalar = int.from_bytes(signature[32:], "little")
    if point is None or scalar >= _L:
        return False
    hashed = int.from_bytes(sha512(signature[:32] + public_key + message).digest(), "little") % _L
    minus = (_P - point[0], point[1], point[2], _P - point[3])
    return _encoded(_sum(_times(scalar, _BASE), _times(hashed, minus))) == signature[:32]


def _sum(one: _Point, other: _Point) -> _Point:
    """Hisil, Wong, Carter and Dawson 2008, as in RFC 8032, section 5.1.4."""
    a = (one[1] - one[0]) * (other[1] - other[0]) % _P
    b = (one[1] + one[0]) * (other[1] + other[0]) % _P
    c = 2 * one[3] * other[3] * _D % _P
    d = 2 * one[2] * other[2] % _P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % _P, g * h % _P, f * g % _P, e * h % _P


def _times(scalar: int, point: _Point) -> _Point:
    result = (0, 1, 1, 0)
    while scalar > 0:
        if scalar & 1:
            result = _sum(result, point)
        point = _sum(point, point)
        scalar >>= 1
    return result


def _x_of(y: int, sign: int) -> int | None:
    """RFC 8032, section 5.1.3, steps 2 to 4."""
    if y >= _P:
        return None
    squared = (y * y - 1) * pow(_D * y * y + 1, _P - 2, _P) % _P
    if squared == 0:
        return None if sign else 0
    x = pow(squared, (_P + 3) // 8, _P)
    if (x * x - squared) % _P != 0:
        x = x * _SQRT_MINUS_1 % _P
    if (x * x - squared) % _P != 0:
        return None
    return _P - x if x & 1 != sign else x


def _decoded(encoded: bytes) -> _Point | None:
    number = int.from_bytes(encoded, "little")
    y = number & (1 << 255) - 1
    x = _x_of(y, number >> 255)
    return None if x is None else (x, y, 1, x * y % _P)


def _encoded(point: _Point) -> bytes:
    inverse = pow(point[2], _P - 2, _P)
    x, y = point[0] * inverse % _P, point[1] * inverse % _P
    return (y | (x & 1) << 255).to_bytes(32, "little")


_BASE_Y = 4 * pow(5, _P - 2, _P) % _P
_BASE_X = _x_of(_BASE_Y, 0) or 0
_BASE: _Point = (_BASE_X, _BASE_Y, 1, _BASE_X * _BASE_Y % _P)
