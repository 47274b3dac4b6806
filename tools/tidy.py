#!/usr/bin/env python3
"""clang-tidy over every source file that changed since it was last clean.

    tools/tidy.py [--jobs N] [--all] [--parts N] BUILD_DIR...

Reads compile_commands.json of each folder; a source found in several counts once, the first wins. Files that are
compiled in groups by the preset `tidy` are checked in them: most of the time goes into the libraries' headers, which
are then read once. Of the checks only misc-unused-using-decls does not look into the files of a group. A clean source
leaves a stamp in ~/.cache/longwood/tidy, keyed by the contents of the source, of all our files it includes and of the
.clang-tidy files, by the compile command and by the version of clang-tidy: so that another clone need not look again.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

CLANG_TIDY = os.environ.get("CLANG_TIDY", "clang-tidy-19")
ROOT = Path(__file__).resolve().parent.parent
HOUSES = ("lib", "app", "lab")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@cache
def includes(path: Path) -> frozenset[Path]:
    """Our headers that this file names, wherever they lie."""
    names = (name.decode() for name in INCLUDE.findall(path.read_bytes()))
    places = (path.parent, ROOT, *(ROOT / house for house in HOUSES), *(ROOT / "tests" / kind for kind in ("unit", "fuzz", "solver")))
    return frozenset(place / name for name in names for place in places if (place / name).is_file())


def closure(path: Path) -> list[Path]:
    seen, todo = set(), [path]
    while todo:
        file = todo.pop()
        if file not in seen:
            seen.add(file)
            todo.extend(includes(file))
    return sorted(seen)


@cache
def version() -> bytes:
    return subprocess.run([CLANG_TIDY, "--version"], capture_output=True, check=True).stdout


@cache
def settings() -> list[Path]:
    parts = (ROOT / part for part in (*HOUSES, "tests", "bench"))
    return [ROOT / ".clang-tidy", *sorted(found for part in parts for found in part.rglob(".clang-tidy"))]


def fingerprint(source: Path, command: str) -> str:
    digest = hashlib.sha256(version())
    own = str(ROOT).encode()  # of this clone only
    digest.update(command.encode().replace(own, b""))
    for file in closure(source) + settings():
        digest.update(f"{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes().replace(own, b""))
    return digest.hexdigest()[:32]


def is_group(source: Path) -> bool:
    return source.parent.name == "Unity"


def files_of(source: Path) -> list[Path]:
    """The files of a group; a file that is none is alone in its own."""
    return [ROOT / name.decode() for name in INCLUDE.findall(source.read_bytes())] if is_group(source) else [source]


def tidy_command(build: Path, source: Path) -> list[str]:
    command = [CLANG_TIDY, "--quiet", "-p", str(build), str(source)]
    if is_group(source):  # its files are included, which is what makes it a group
        command += ["--checks=-bugprone-suspicious-include", r"--header-filter=/(lib|app|lab|tests|bench)/[^:]*\.[hc]pp$"]
    return command


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build_dirs", nargs="+", type=Path, metavar="BUILD_DIR")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true", help="check unchanged files as well")
    parser.add_argument("--parts", type=int, default=1, help="check only an N-th of the sources, a different one each day")
    options = parser.parse_args()

    units: dict[Path, tuple[Path, str]] = {}
    known: set[Path] = set()
    for build in options.build_dirs:
        commands = build / "compile_commands.json"  # absent as long as there is nothing to compile
        for entry in json.loads(commands.read_text()) if commands.exists() else []:
            source = Path(entry["file"])
            ours = source.suffix == ".cpp" and not source.is_relative_to(ROOT / "build")
            if not source.is_relative_to(ROOT) or not (ours or is_group(source)):
                continue  # what the build makes for itself
            sources = files_of(source)
            if not known.issuperset(sources):
                known.update(sources)
                units[source] = build, entry.get("command") or " ".join(entry["arguments"])

    day = int(time.time()) // 86400
    chosen = [source for i, source in enumerate(sorted(units)) if (i + day) % options.parts == 0]
    stamps = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "longwood" / "tidy"
    stamps.mkdir(parents=True, exist_ok=True)

    def check(source: Path) -> str | None:
        """Returns the findings, or None if the file is clean."""
        build, command = units[source]
        stamp = stamps / fingerprint(source, command)
        if stamp.exists() and not options.all:
            stamp.touch()
            return None
        start = time.monotonic()
        run = subprocess.run(tidy_command(build, source), capture_output=True, text=True)
        names = " ".join(str(file.relative_to(ROOT)) for file in files_of(source))
        print(f"{time.monotonic() - start:5.1f} s  {names}", flush=True)
        if run.returncode == 0:
            stamp.touch()
            return None
        return run.stdout + "".join(line for line in run.stderr.splitlines(True) if "warnings generated" not in line)

    with ThreadPoolExecutor(options.jobs) as pool:
        findings = [text for text in pool.map(check, chosen) if text]
    # A header's fault shows in every file that includes it: print each finding once.
    for block in dict.fromkeys(block for text in findings for block in re.split(r"(?m)^(?=/)", text)):
        print(block, end="")
    print(f"{len(chosen)} of {len(units)} groups, {len(known)} files in all of them, {len(findings)} with findings")

    month_ago = time.time() - 30 * 86400
    for stamp in stamps.iterdir():
        if stamp.stat().st_mtime < month_ago:
            stamp.unlink()
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
