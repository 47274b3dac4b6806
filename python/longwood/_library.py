"""Finds liblongwood and declares the functions of longwood.h."""

import ctypes
import ctypes.util
import operator
import os
import sys
import weakref
from ctypes import POINTER, c_char_p, c_double, c_int, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p
from pathlib import Path

C_VERSION = 1


class Fault(ValueError):
    """A request that cannot be met or is not allowed; one line that names the problem and the fix."""


class RefusalStruct(ctypes.Structure):
    _fields_ = [("code", c_char_p), ("text", c_char_p), ("sentence", c_int)]


class LimitsStruct(ctypes.Structure):
    _fields_ = [("nodes", c_uint64), ("milliseconds", c_uint64), ("memory", c_uint64)]


class AdviceStruct(ctypes.Structure):
    _fields_ = [
        ("plan", c_char_p),
        ("worth", c_char_p),
        ("share", c_double),
        ("low", c_double),
        ("high", c_double),
        ("worlds", c_int),
        ("unknown", c_int),
        ("verdict", c_int),
    ]


# Handles are plain addresses, and text is bytes; each row is a result and its arguments.
_CARDS = POINTER(c_uint8)
_DEALT = (c_void_p, c_char_p, c_char_p)
_CALLS = {
    "c_version": (c_int,),
    "version": (c_char_p,),
    "error": (c_char_p,),
    "games": (c_size_t,),
    "game_at": (c_void_p, c_size_t),
    "find_game": (c_void_p, c_char_p),
    "find_set": (c_char_p, c_char_p),
    "game_id": (c_char_p, c_void_p),
    "game_title": (c_char_p, c_void_p),
    "game_source": (c_char_p, c_void_p),
    "game_aim": (c_char_p, c_void_p),
    "game_names": (c_size_t, c_void_p),
    "game_name": (c_char_p, c_void_p, c_size_t),
    "game_sets": (c_size_t, c_void_p),
    "set_id": (c_char_p, c_void_p, c_size_t),
    "set_title": (c_char_p, c_void_p, c_size_t),
    "set_source": (c_char_p, c_void_p, c_size_t),
    "set_version": (c_int, c_void_p, c_size_t),
    "card": (c_char_p, c_uint8),
    "deal_cards": (c_size_t, c_void_p, c_char_p, c_uint64, _CARDS, c_size_t),
    "deal": (c_void_p, *_DEALT, c_uint64),
    "deal_deck": (c_void_p, *_DEALT, c_char_p),
    "deal_board": (c_void_p, *_DEALT, c_char_p),
    "read_record": (c_void_p, c_char_p),
    "copy": (c_void_p, c_void_p),
    "close": (None, c_void_p),
    "session_game": (c_void_p, c_void_p),
    "session_set": (c_char_p, c_void_p),
    "sentence": (c_char_p, c_void_p, c_int),
    "moves": (c_size_t, c_void_p),
    "move": (c_char_p, c_void_p, c_size_t),
    "move_words": (c_char_p, c_void_p, c_char_p),
    "why_not": (POINTER(RefusalStruct), c_void_p, c_char_p),
    "play": (c_int, c_void_p, c_char_p),
    "undo": (c_int, c_void_p),
    "redo": (c_int, c_void_p),
    "standing_of": (c_int, c_void_p),
    "dead_end": (c_int, c_void_p),
    "length": (c_size_t, c_void_p),
    "line": (c_char_p, c_void_p),
    "record": (c_char_p, c_void_p),
    "position": (c_char_p, c_void_p),
    "deck": (c_char_p, c_void_p),
    "piles": (c_size_t, c_void_p),
    "pile_name": (c_char_p, c_void_p, c_size_t),
    "pile_words": (c_char_p, c_void_p, c_size_t),
    "pile_seen": (c_size_t, c_void_p, c_size_t, _CARDS, c_size_t),
    "pile_cards": (c_size_t, c_void_p, c_size_t, _CARDS, c_size_t),
    "look": (c_void_p, c_void_p),
    "world": (c_void_p, c_void_p, c_uint64),
    "free_view": (None, c_void_p),
    "view_moves": (c_size_t, c_void_p),
    "view_move": (c_char_p, c_void_p, c_size_t),
    "view_plans": (c_size_t, c_void_p),
    "view_plan": (c_char_p, c_void_p, c_size_t),
    "view_unknown": (c_int, c_void_p),
    "view_standing": (c_int, c_void_p),
    "view_dead_end": (c_int, c_void_p),
    "view_cards": (c_size_t, c_void_p, c_size_t, _CARDS, c_size_t),
    "world_play": (c_int, c_void_p, c_char_p),
    "new_solver": (c_void_p, POINTER(LimitsStruct)),
    "free_solver": (None, c_void_p),
    "solve_begin": (None, c_void_p, c_void_p),
    "solve_on": (c_int, c_void_p, c_uint64),
    "verdict_of": (c_int, c_void_p),
    "nodes": (c_uint64, c_void_p),
    "solution": (c_char_p, c_void_p),
    "new_adviser": (c_void_p, c_uint32, c_uint64),
    "free_adviser": (None, c_void_p),
    "advise_begin": (None, c_void_p, c_void_p),
    "advise_on": (c_int, c_void_p),
    "advice_of": (POINTER(AdviceStruct), c_void_p),
}


def _places():
    """Where the library may lie: where LONGWOOD_LIBRARY says, beside this file, in the prefix this file is
    installed in, and where the system looks."""
    if "LONGWOOD_LIBRARY" in os.environ:
        yield os.environ["LONGWOOD_LIBRARY"]
        return
    name = {"darwin": f"liblongwood.{C_VERSION}.dylib", "win32": "longwood.dll"}.get(sys.platform, f"liblongwood.so.{C_VERSION}")
    here = Path(__file__).resolve().parent
    yield str(here / name)
    for above in here.parents:
        if above.name in ("lib", "lib64"):
            yield str(above / name)
            yield from map(str, sorted(above.glob(f"*/{name}")))
    yield name
    if found := ctypes.util.find_library("longwood"):
        yield found


def _load():
    tried = []
    for place in _places():
        if os.sep in place and not os.path.exists(place):
            tried.append(place)
            continue
        try:
            library = ctypes.CDLL(place)
        except OSError:
            tried.append(place)
            continue
        library.longwood_c_version.restype = c_int
        if (found := library.longwood_c_version()) != C_VERSION:
            raise ImportError(f"{place} speaks version {found} of longwood.h, this binding {C_VERSION}; install both from one release")
        return library
    raise ImportError(f"liblongwood was not found ({', '.join(tried)}); install it, or name its file in LONGWOOD_LIBRARY")


_library = _load()


class _Calls:
    """The functions of longwood.h without their prefix."""


calls = _Calls()
for _name, (_result, *_arguments) in _CALLS.items():
    _function = getattr(_library, f"longwood_{_name}")
    _function.restype = _result
    _function.argtypes = _arguments
    setattr(calls, _name, _function)


class Handle:
    """What the library lent to one owner, given back with the last reference to this object or by `close`. It is never copied: two owners would give
    it back twice."""

    def __init__(self, address, give_back):
        self._as_parameter_ = address  # ctypes' name for what a call is given
        self._closing = weakref.finalize(self, give_back, address)

    def close(self):
        """Gives it back; calls are given NULL from now on, which the library refuses."""
        self._as_parameter_ = None
        self._closing()

    def __reduce_ex__(self, protocol):
        raise TypeError("a handle of the library cannot be copied or pickled")


def told(text):
    """A text of the library's, or None."""
    return None if text is None else text.decode()


def given_or_none(text):
    """A text for the library; None stays None."""
    return None if text is None else given(text)


def given(text):
    """A text for the library."""
    if not isinstance(text, str):
        raise Fault(f"{text!r} is not a text; write it in quotes")
    if "\0" in text:
        raise Fault("a text must not hold the character 0; leave it out")
    return text.encode("utf-8", "replace")


def fault():
    """The fault that the library has noted last in this thread."""
    # the remedy as it is called here
    return Fault(told(calls.error()).replace("longwood_game_at", "longwood.games()"))


def number(name, value, most=2**64 - 1):
    """A whole number from 0 to `most`."""
    try:
        # a truth value is a whole number to Python, and a slip where a deal or a limit is meant
        whole = operator.index(None if isinstance(value, bool) else value)
    except TypeError:
        raise Fault(f"{name}: {value!r} is not a whole number") from None
    if not 0 <= whole <= most:
        raise Fault(f"{name}: {whole} is not a whole number from 0 to {most}")
    return whole


def version() -> str:
    """The version of the library."""
    return told(calls.version())
