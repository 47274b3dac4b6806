#!/usr/bin/env python3
"""Checks the three houses and their rooms: a room includes only itself and what it may use.

    lib   core <- session, solve <- foresight <- honest <- review      statistics, drawing, parallel beside them
          games: rules use core; what else a game has (search_*, player_*) uses the room of its file's name; c above all
          solve: a directory is a module with its own arrows; `solve/solver.hpp` is above all that it needs
    app   face <- cli, wasm, describe       the player's programs: lib alone
    lab   puzzle, train, study, arena, related <- cli       the laboratory: lib, and what the command line of app shares
"""

import re
import sys
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from os.path import normpath
from pathlib import Path

HOUSES = ("lib", "app", "lab")

CORE = {"lib/core"}
# The modules of the solver, each with those that it uses, the lowest first. All use the core. "" is solver.hpp itself.
SOLVER = {
    "memory": set(),
    "results": set(),
    "columns": {"memory", "results"},
    "models": {"memory", "results"},
    "heuristics": {"memory", "results", "columns", "models"},
    "lines": {"memory", "heuristics"},
    "engines": {"memory", "results", "heuristics"},
    "rollouts": {"results", "heuristics", "engines"},
    "": {"results", "heuristics", "columns", "models", "lines", "engines", "rollouts"},
    "optimal": {"memory", "results", "heuristics", ""},
    "proofs": {"results", "heuristics", "lines", "engines"},
}


def of_solver(modules: Iterable[str]) -> set[str]:
    return {f"lib/solve/{name}".rstrip("/") for name in modules}


SEARCH = CORE | {"lib/session"} | of_solver(SOLVER)
HONEST = SEARCH | {"lib/statistics", "lib/foresight", "lib/honest"}
# A game's files by the word that their names begin with: the room whose place they take. All others are its rules and facts.
PARTS_OF_GAMES = {"search": "lib/games/search", "evidence": "lib/games/search", "player": "lib/games/player"}
GAMES = {"lib/games", *PARTS_OF_GAMES.values()}

MAY_USE = {
    "lib/core": set(),
    "lib/statistics": set(),
    # Exact intervals and tests, with Boost; the player's program does without.
    "lib/statistics/exact": {"lib/statistics"},
    "lib/drawing": set(),
    # Threads: for the programs, not for the browser.
    "lib/parallel": set(),
    "lib/games": CORE,
    "lib/games/search": SEARCH | {"lib/games"},
    "lib/games/player": HONEST | {"lib/games", "lib/games/search"},
    "lib/session": CORE,
    "lib/foresight": SEARCH,
    "lib/honest": HONEST - {"lib/honest"},
    "lib/review": HONEST,
    # The C header.
    "lib/c": HONEST | GAMES,
    # What leaves the core, described.
    "app/face": HONEST | GAMES | {"lib/review"},
    "app/cli": HONEST | GAMES | {"lib/review", "lib/drawing", "lib/parallel", "app/face"},
    "app/wasm": HONEST | GAMES | {"lib/review", "app/face"},
    # Writes the page's types and the manual's chapter from the face.
    "app/describe": HONEST | GAMES | {"lib/review", "app/face"},
    "lab/puzzle": SEARCH | {"lib/foresight"},
    "lab/train": HONEST | GAMES,
    "lab/study": HONEST | GAMES | {"lib/statistics/exact", "lib/drawing", "lib/parallel"},
    "lab/arena": HONEST | GAMES | {"lib/statistics/exact", "lib/parallel"},
    # Decides blocks of a study in WebAssembly.
    "lab/wasm": SEARCH | GAMES | {"lab/study"},
    # Ratings of players of known strength.
    "lab/rating": HONEST,
    # Games of neither book, for comparison.
    "lab/related": SEARCH | GAMES | {"lib/parallel"},
    "lab/cli": HONEST
    | GAMES
    | {"lib/review", "lib/statistics/exact", "app/cli", "lab/puzzle", "lab/train", "lab/study", "lab/arena", "lab/related", "lab/rating"},
}
MAY_USE |= {next(iter(of_solver([name]))): CORE | of_solver(uses) for name, uses in SOLVER.items()}

# Everything that is also compiled for the browser: no exceptions, no threads, and small.
IN_THE_BROWSER = {
    "lib/core", "lib/statistics", *GAMES, "lib/session", *of_solver(SOLVER), "lib/foresight", "lib/honest", "lib/review", "app/face", "app/wasm",
}
NOT_IN_THE_BROWSER = {
    "iostream", "istream", "ostream", "fstream", "sstream", "iomanip", "locale", "format", "print", "regex",
    "thread", "mutex", "shared_mutex", "condition_variable", "future", "stop_token", "stdexcept", "exception",
    "filesystem",
    # Their results differ from one standard library to the next, and a deal must not.
    "random",
}
# Our own headers that are for the programs only.
OWN_NOT_IN_THE_BROWSER = {"core/fault.hpp"}
# What a player need not install, and who may use it.
LIBRARIES_OF_THE_LAB = {"sqlite3.h": {"lab/study"}, "boost/": {"lib/statistics/exact"}}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def room_of(path: Path) -> str:
    """The room in which a file stands, by its path from the root: the deepest that is named."""
    parts = path.parts[:-1]
    if parts[:2] == ("lib", "games"):
        shared = parts[2:] == ("search",)
        word = "search" if shared else re.split(r"[_.]", path.name)[0]
        return PARTS_OF_GAMES.get(word, "lib/games")
    for length in range(len(parts), 0, -1):
        if (room := "/".join(parts[:length])) in MAY_USE:
            return room
    return "/".join(parts[:2])


def file_named(name: str, house: str, root: Path) -> Path | None:
    """What an include means: a file of the same house first."""
    for place in (house, *HOUSES):
        if (root / place / name).is_file():
            return Path(place) / name
    return None


def fault_of_library(name: str, room: str) -> str | None:
    if room in IN_THE_BROWSER and name in NOT_IN_THE_BROWSER:
        return f"<{name}> does not belong in {room}, which also runs in the browser"
    for library, rooms in LIBRARIES_OF_THE_LAB.items():
        if name.startswith(library) and room not in rooms:
            return f"<{name}> is for {', '.join(sorted(rooms))} alone: a player's program is built without it"
    return None


def fault_of_own(name: str, room: str, root: Path) -> str | None:
    if name.startswith("generated/"):  # from the list of games, by cmake/games.cmake
        used = f"lib/{name.split('/')[1]}"
    else:
        found = file_named(name, room.split("/")[0], root)
        if found is None:
            return f'"{name}" is not a file of {", ".join(HOUSES)}; write includes from there ("core/card.hpp")'
        used = room_of(found)
    if used != room and used not in MAY_USE[room]:
        return f"{room} must not include {used}"
    if name in OWN_NOT_IN_THE_BROWSER and room in IN_THE_BROWSER:
        return f'"{name}" does not belong in {room}, which also runs in the browser'
    return None


def faults_of(path: Path, root: Path) -> list[str]:
    where = path.relative_to(root)
    room = room_of(where)
    if room not in MAY_USE:
        return [f"{where}: {room} is not a room; name it in {Path(__file__).name}"]
    faults = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not (match := INCLUDE.match(line)):
            continue
        bracket, name = match.groups()
        if bracket == "<" and "/".join(where.parts[1:]) in OWN_NOT_IN_THE_BROWSER:
            continue
        if fault := fault_of_library(name, room) if bracket == "<" else fault_of_own(name, room, root):
            faults.append(f"{where}:{number}: {fault}")
    return faults


def faults_of_the_table() -> list[str]:
    """The directories have one order: lib uses only lib, app never uses lab, and a module of the solver only those before it."""
    names = list(SOLVER)
    backwards = [
        f"{Path(__file__).name}: {name or 'solver'} is listed before {used or 'solver'}, which it uses"
        for name, uses in SOLVER.items()
        for used in sorted(uses)
        if names.index(used) >= names.index(name)
    ]
    allowed = {"lib": {"lib"}, "app": {"lib", "app"}, "lab": set(HOUSES)}
    return backwards + [
        f"{Path(__file__).name}: {room} may not use {used}"
        for room, uses in MAY_USE.items()
        for used in sorted(uses)
        if used.split("/")[0] not in allowed[room.split("/")[0]]
    ]


# The page's files from the bottom up, by the beginnings of their paths: a file imports none that is listed after it.
PAGE = (
    *("bytes", "words/", "textSize", "drawn", "yieldToMain", "core/", "game.svelte", "store/", "keys/"),
    *("board/", "tables/", "panels/", "first/columns", "first/cover", "first/look", "shell/", "first/picture", ""),
)
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(|^import) *'(\.[^']*)'""", re.MULTILINE)


def imports_of_page(root: Path) -> dict[str, list[str]]:
    """Which of the page's own files each of them imports, tests aside; of types as well."""
    files = {p.relative_to(root).as_posix() for p in root.rglob("*") if p.suffix in {".ts", ".svelte"} and ".test." not in p.name}
    return {
        name: [
            found
            for target in IMPORT.findall((root / name).read_text(encoding="utf-8"))
            for ending in ("", ".ts")
            if (found := normpath(f"{name}/../{target}{ending}")) in files
        ]
        for name in sorted(files)
    }


def faults_of_page(imports: dict[str, list[str]]) -> list[str]:
    def floor(name: str) -> int:
        return next(i for i, start in enumerate(PAGE) if name.startswith(start))

    faults = [
        f"web/src/{name}: must not import {used}, which is above it"
        for name, uses in imports.items()
        for used in uses
        if floor(used) > floor(name)
    ]
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        faults.append("web/src: these import each other in a circle: " + " <- ".join(circle.args[1]))
    return faults


def is_test(path: Path) -> bool:
    """Whether it is a part of the unit tests, which may include everything."""
    return path.name.endswith("_test.cpp") or path.name == "invariants.hpp"


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    files = sorted(p for house in HOUSES for p in (root / house).rglob("*") if p.suffix in {".hpp", ".cpp", ".inc"} and not is_test(p))
    faults = faults_of_the_table() + [fault for path in files for fault in faults_of(path, root)]
    page = imports_of_page(root / "web/src")
    faults += faults_of_page(page)
    for fault in faults:
        print(fault)
    print(f"lib/solve: {len(SOLVER)} modules, {sum(map(len, SOLVER.values()))} arrows")
    print(f"{len(files) + len(page)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
