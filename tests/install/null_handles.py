"""Every call of longwood.h with NULL in the place of each pointer, one at a time: python3 null_handles.py HEADER LIBRARY.

The calls and their arguments are read from the header, so a new call is tried without a line here. A call that reads
through NULL ends this process with a signal."""

import ctypes
import re
import sys
from pathlib import Path

HEADER, LIBRARY = sys.argv[1:]
CALL = re.compile(r"LONGWOOD_CALL\s+([\w\s]+?\*?)\s*(longwood_\w+)\(([^)]*)\);")
ENDS = {"longwood_close", "longwood_free_solver", "longwood_free_adviser", "longwood_free_view"}
HANDLES = {"longwood_game", "longwood_session", "longwood_solver", "longwood_adviser", "longwood_view"}
TEXTS = {"name": b"fortress", "set": b"cadogan", "options": b"corner=open", "move": b"L2-R5", "moves": b"L2-R5", "record": b"nonsense"}
WHOLE = {"uint64_t": ctypes.c_uint64, "uint32_t": ctypes.c_uint32, "uint8_t": ctypes.c_uint8, "size_t": ctypes.c_size_t, "int": ctypes.c_int}


def parsed() -> list[tuple[str, str, list[tuple[str, str, bool]]]]:
    """Result, name, and of each argument its type, its name and whether it is a pointer."""
    text = re.sub(r"/\*.*?\*/", "", Path(HEADER).read_text(), flags=re.DOTALL)
    found = []
    for result, name, arguments in CALL.findall(text):
        words = [re.sub(r"\bconst\b", "", one).split() for one in arguments.split(",") if one.strip() != "void"]
        found.append((result.strip(), name, [(word[0].rstrip("*"), word[-1], word[0].endswith("*")) for word in words]))
    return found


library = ctypes.CDLL(LIBRARY)
library.longwood_error.restype = ctypes.c_char_p
for maker in ("longwood_find_game", "longwood_deal", "longwood_look", "longwood_new_solver", "longwood_new_adviser"):
    getattr(library, maker).restype = ctypes.c_void_p
game = ctypes.c_void_p(library.longwood_find_game(b"fortress"))
made = {
    "longwood_game": game,
    "longwood_session": ctypes.c_void_p(library.longwood_deal(game, None, None, ctypes.c_uint64(5))),
    "longwood_solver": ctypes.c_void_p(library.longwood_new_solver(None)),
    "longwood_adviser": ctypes.c_void_p(library.longwood_new_adviser(ctypes.c_uint32(2), ctypes.c_uint64(1))),
}
made["longwood_view"] = ctypes.c_void_p(library.longwood_look(made["longwood_session"]))


def value(kind: str, name: str, pointer: bool):
    if not pointer:
        return WHOLE[kind](4)
    if kind == "char":
        return TEXTS.get(name, b"KS TH")
    if kind in HANDLES:
        return made[kind]
    return (ctypes.c_uint8 * 104)() if kind == "uint8_t" else None


def fault_of(call, arguments: list, result: str):
    """What a call that must fail returned, and what it noted."""
    library.longwood_find_game(b"before")  # so that an older fault is not taken for this one
    call.restype = ctypes.c_void_p if result.endswith("*") else None if result == "void" else ctypes.c_uint64 if "64" in result else ctypes.c_int
    answer = call(*arguments)
    return answer, library.longwood_error().decode()


calls = parsed()
assert len(calls) > 50, "the header was not read"
tried = 0
for result, name, arguments in calls:
    whole = [value(*argument) for argument in arguments]
    for place, (kind, argument, pointer) in enumerate(arguments):
        if not pointer:
            continue
        answer, told = fault_of(getattr(library, name), [None if i == place else one for i, one in enumerate(whole)], result)
        tried += 1
        if kind not in HANDLES or name in ENDS:
            continue
        assert told.startswith("NULL was given for a") and "\n" not in told, f"{name} without {argument}: {told}"
        if name == "longwood_why_not":
            assert answer, "a move without a session is not refused"
        elif name in ("longwood_solve_on", "longwood_advise_on"):
            assert answer == 1, f"{name} without {argument} never ends"
        else:
            assert not answer, f"{name} without {argument} answers {answer}"

# an earlier position's verdict is not told of a session that is not there
solve, verdict = library.longwood_solve, library.longwood_verdict_of
assert solve(made["longwood_solver"], made["longwood_session"]) == 1 and verdict(made["longwood_solver"]) == 1
library.longwood_solve_begin(made["longwood_solver"], None)
assert library.longwood_solve_on(made["longwood_solver"], ctypes.c_uint64(9)) == 1 and verdict(made["longwood_solver"]) == 0
# cards are counted where there is no room for them
library.longwood_deal_cards.restype = ctypes.c_size_t
assert library.longwood_deal_cards(game, None, ctypes.c_uint64(5), None, ctypes.c_size_t(104)) in (48, 52)
print(tried, "calls refused NULL")
