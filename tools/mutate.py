#!/usr/bin/env python3
"""Plants faults in lib/ one at a time and tells which of them the unit tests let pass.

    tools/mutate.py [--mutants N] [--seed N] [--under PATH] [--jobs N]

A fault is one changed token: a comparison, an operator, a number, a truth value, a negation or a statement left out.
The places are drawn at random from the committed sources under PATH, by the seed. Works in build/mutate, on a copy of
the last commit, and prints a line for each fault: how it ended, the file and line, and the change. Survivors are either
equivalent, which a person must judge, or show a test that is missing. Exit status 0 whatever survives.
"""

import argparse
import os
import random
import re
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "mutate"
TREE = PLACE / "tree"
BUILD = PLACE / "build"

# Each pattern and what takes its place. Blanks round an operator keep templates and declarations out.
CHANGES = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "),
    (r" && (?!\.)", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "), (r" / ", " * "),
    (r" \+= ", " -= "), (r" -= ", " += "),
    (r"\+\+(?=\w)", "--"), (r"--(?=\w)", "++"),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"(?<=\()!(?=\w)", ""), (r"(?<=return )!(?=\w)", ""),
    (r"(?<![\w.'])\d+(?![\w.'])", lambda number: str(int(number[0]) + 1)),
    (r"^ +[a-z_][\w.>-]*(\(.*\)| [+-]?= .*);$", ";"),
]  # fmt: skip
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)\'|//.*')
NO_CODE = re.compile(r"^\s*(#|//|/?\*|using |namespace |template|static_assert)")


def places(text: str) -> list[tuple[int, int, str]]:
    """All the faults that can be planted: where each begins and ends, and what takes its place."""
    found, at = [], 0
    for line in text.splitlines(keepends=True):
        bare = TEXT.sub(lambda string: "\x00" * len(string[0]), line.rstrip("\n"))
        if not NO_CODE.match(bare):
            for pattern, other in CHANGES:
                for hit in re.finditer(pattern, bare):
                    found.append((at + hit.start(), at + hit.end(), other(hit) if callable(other) else other))
        at += len(line)
    return found


def tests_pass(jobs: int, limit: float) -> str | None:
    """None if all unit tests pass, otherwise the first that failed."""
    parts = jobs * 6

    def run(part: int) -> str | None:
        environment = dict(os.environ, GTEST_TOTAL_SHARDS=str(parts), GTEST_SHARD_INDEX=str(part))
        try:
            done = subprocess.run(
                [BUILD / "unit_tests", "--gtest_brief=1", "--gtest_fail_fast"],
                env=environment, capture_output=True, text=True, errors="replace", timeout=limit,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return "takes too long"
        if done.returncode == 0:
            return None
        failed = re.search(r"^\[  FAILED  \] (\S+)", done.stdout, re.MULTILINE)
        return failed[1].rstrip(",") if failed else f"ended with status {done.returncode}"

    with ThreadPoolExecutor(jobs) as pool:
        results = pool.map(run, range(parts))
        first = next((result for result in results if result), None)
        pool.shutdown(cancel_futures=True)
    return first


def built(jobs: int) -> bool:
    return subprocess.run(["ninja", "-C", BUILD, f"-j{jobs}", "unit_tests"], capture_output=True).returncode == 0


def prepare(jobs: int) -> None:
    """A copy of the last commit, built without sanitizers: most of the time goes into compiling."""
    subprocess.run(["rm", "-rf", TREE], check=True)
    TREE.mkdir(parents=True)
    subprocess.run(f"git -C '{ROOT}' archive HEAD | tar -x -C '{TREE}'", shell=True, check=True)
    flags = ["-DCMAKE_CXX_FLAGS=-O1 -D_GLIBCXX_ASSERTIONS", "-DCMAKE_CXX_FLAGS_DEBUG=", "-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF"]
    subprocess.run(["cmake", "-S", TREE, "-B", BUILD, "--preset", "dev", *flags], cwd=TREE, check=True, capture_output=True)
    if not built(jobs) or tests_pass(jobs, 1800):
        sys.exit("tools/mutate.py: the unit tests do not pass as they are; fix them first")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=20, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--under", default="lib", metavar="PATH")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    options = parser.parse_args()
    prepare(options.jobs)

    files = sorted(file for file in (TREE / options.under).rglob("*.[ch]pp") if not file.name.endswith(("_test.cpp", "invariants.hpp")))
    drawn = [(file, place) for file in files for place in places(file.read_text())]
    if not drawn:
        sys.exit(f"tools/mutate.py: --under: there is nothing to change in '{options.under}'")
    random.Random(options.seed).shuffle(drawn)
    ends: Counter[str] = Counter()
    for file, (start, end, other) in drawn:
        if ends["killed"] + ends["survived"] == options.mutants:
            break
        text = file.read_text()
        file.write_text(text[:start] + other + text[end:])
        if not built(options.jobs):
            how, by = "does not compile", ""
        elif by := tests_pass(options.jobs, 600):
            how = "killed"
        else:
            how, by = "survived", ""
        file.write_text(text)
        ends[how] += 1
        line = text.count("\n", 0, start) + 1
        print(f"{how}\t{file.relative_to(TREE)}:{line}\t{text[start:end].strip()} -> {other.strip()}\t{by}", flush=True)
    print(", ".join(f"{count} {how}" for how, count in sorted(ends.items())))


if __name__ == "__main__":
    main()
