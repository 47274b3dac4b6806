#!/usr/bin/env python3
"""Checks the house rule of src/: a layer includes only itself and the layers below it.

    core <- games <- session, solve <- foresight <- honest <- train, review, study <- cli, wasm
                                    <- puzzle <- cli
"""

import re
import sys
from pathlib import Path

MAY_USE = {
    "core": set(),
    "games": {"core"},
    "session": {"core", "games"},
    "solve": {"core", "games"},
    "puzzle": {"core", "games", "session", "solve"},
    "foresight": {"core", "games", "session", "solve"},
    "honest": {"core", "games", "session", "solve", "foresight"},
    "train": {"core", "games", "session", "solve", "foresight", "honest"},
    "review": {"core", "games", "session", "solve", "foresight", "honest"},
    "study": {"core", "games", "session", "solve", "foresight", "honest"},
    "cli": {"core", "games", "session", "solve", "foresight", "honest", "train", "review", "study", "puzzle"},
    # The browser has no database, so nothing of study.
    "wasm": {"core", "games", "session", "solve", "foresight", "honest", "review"},
}

# Everything that is also compiled for the browser: no exceptions, no threads, and small.
IN_THE_BROWSER = {"core", "games", "session", "solve", "foresight", "honest", "review", "wasm"}
NOT_IN_THE_BROWSER = {
    "iostream", "istream", "ostream", "fstream", "sstream", "iomanip", "locale", "format", "print", "regex",
    "thread", "mutex", "shared_mutex", "condition_variable", "future", "stop_token", "stdexcept", "exception",
    "filesystem",
    # Their results differ from one standard library to the next, and a deal must not.
    "random",
}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def faults_of(path: Path, src: Path) -> list[str]:
    layer = path.relative_to(src).parts[0]
    if layer not in MAY_USE:
        return [f"{path}: {layer} is not a layer; name it in {Path(__file__).name}"]
    faults = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        bracket, name = match.groups()
        where = f"{path}:{number}"
        if bracket == "<":
            if layer in IN_THE_BROWSER and name in NOT_IN_THE_BROWSER:
                faults.append(f"{where}: <{name}> does not belong in {layer}, which also runs in the browser")
            continue
        made = name.startswith("generated/")  # from the list of games, by cmake/games.cmake
        used = name.split("/")[1 if made else 0]
        if not made and not (src / name).is_file():
            faults.append(f'{where}: "{name}" is not a file of src/; write includes from there ("core/card.hpp")')
        elif used != layer and used not in MAY_USE[layer]:
            faults.append(f"{where}: {layer} must not include {used}")
    return faults


def main() -> int:
    src = Path(__file__).resolve().parent.parent / "src"
    files = sorted(p for p in src.rglob("*") if p.suffix in {".hpp", ".cpp", ".inc"} and p.parent != src)
    faults = [fault for path in files for fault in faults_of(path, src)]
    for fault in faults:
        print(fault)
    print(f"{len(files)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
