"""A client of a Barograph service, on the standard library alone."""

from . import models
from .client import Barograph
from .errors import ApiError, BarographError, ConnectionError, TimeoutError
from .event_stream import StreamedEvent
from .listing import Listing
from .transport import Reply
from .verify_snapshot import Verdict, verify_snapshot

__all__ = [
    "ApiError",
    "Barograph",
    "BarographError",
    "ConnectionError",
    "Listing",
    "Reply",
    "StreamedEvent",
    "TimeoutError",
    "Verdict",
    "models",
    "verify_snapshot",
]
