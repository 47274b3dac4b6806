#!/usr/bin/env python3
"""Runs the samples of the documents, and compares or rewrites what they print.

    tools/samples.py [DOCUMENT...]           rewrites the output in blocks of `console`
    tools/samples.py --check [DOCUMENT...]   changes nothing; status 1 with each sample that fails or prints something else

Needs build/release with longwood, longwood-lab and liblongwood.so, or the folder that LONGWOOD_BUILD names; samples in
JavaScript need build/npm, from tools/npm.mjs. With LONGWOOD_GAMES=all the slow samples run too.

A block runs by its language: `console` has commands after `$` with their output, `sh` commands alone, `python` and `js`
programs. A comment before a block says otherwise:

    <!-- sample: head N -->          only the first N lines of an output are shown, and `…` stands for the rest
    <!-- sample: file NAME -->       the block is a file, for the commands after it
    <!-- sample: slow -->            runs only with LONGWOOD_GAMES=all
    <!-- sample: not run, REASON --> and
    <!-- sample: run by TEST -->     does not run here

Each document has its own empty folder and home. Times differ from run to run, so numbers of seconds are not compared.
"""

import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = Path(os.environ.get("LONGWOOD_BUILD", ROOT / "build/release")).resolve()
BLOCK = re.compile(r"(?:^<!-- sample: (?P<how>.*?) -->\n+)?^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ELAPSED = re.compile(r"\b\d+(?:\.\d+)?(?= (?:ms|s|min)\b)")
RUN = {"console", "sh", "python", "js"}
WIDE = 120


@dataclass
class Sample:
    document: Path
    how: str
    language: str
    text: str
    line: int

    @property
    def place(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"

    @property
    def file(self) -> str | None:
        return self.how.removeprefix("file ") if self.how.startswith("file ") else None

    @property
    def runs(self) -> bool:
        if self.how.startswith(("not run, ", "run by ")) or self.language not in RUN:
            return False
        return self.how != "slow" or os.environ.get("LONGWOOD_GAMES") == "all"


def documents() -> list[Path]:
    """Those whose samples run: all in git, except the notebook and the changelog, which describe other versions."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True)
    names = [name for name in sorted(set(listed.stdout.splitlines())) if not name.startswith("lab/log/") and name != "CHANGELOG.md"]
    return [ROOT / name for name in names if (ROOT / name).exists()]


def samples(document: Path) -> list[Sample]:
    text = document.read_text(encoding="utf-8")
    return [
        Sample(document, found["how"] or "", found["language"], found["text"], text.count("\n", 0, found.start("text")))
        for found in BLOCK.finditer(text)
    ]


class Table:
    """A folder in which the samples of one document run, with the programs in its PATH."""

    def __init__(self, folder: Path):
        self.folder = folder / "here"
        programs = folder / "bin"
        for made in (self.folder, programs, folder / "home"):
            made.mkdir()
        for name in ("longwood", "longwood-lab"):
            (programs / name).symlink_to(BUILD / name)
        packages = self.folder / "node_modules"
        packages.mkdir()
        (packages / "longwood").symlink_to(ROOT / "build/npm")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_", "LONGWOOD"))}
        self.environment = {
            **kept,
            "PATH": f"{programs}:{os.environ['PATH']}",
            "HOME": str(folder / "home"),
            "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
            "COLUMNS": "80",
            "PYTHONPATH": str(ROOT / "python"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "LONGWOOD_LIBRARY": str(BUILD / "liblongwood.so"),
        }

    def run(self, *command: str) -> subprocess.CompletedProcess:
        return subprocess.run(command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL)


def shown(output: str, how: str) -> str:
    """The output as a document shows it: without blanks at the ends of lines, and of a long one the head."""
    lines = [line.rstrip() for line in output.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    if how.startswith("head "):
        most = int(how.removeprefix("head "))
        lines = [line if len(line) <= WIDE else line[:WIDE].rsplit(" ", 1)[0] + " …" for line in lines]
        if len(lines) > most:
            lines = [*lines[:most], "…"]
    return "".join(f"{line}\n" for line in lines)


def printed(table: Table, sample: Sample, faults: list[str]) -> str:
    """The block of a console as it is printed now."""
    text = ""
    for command in re.findall(r"^\$ (.*)$", sample.text, re.MULTILINE):
        done = table.run("bash", "-c", command)
        if done.returncode != 0:
            faults.append(f"{sample.place}: status {done.returncode}: {command}")
        text += f"$ {command}\n" + shown(done.stdout + done.stderr, sample.how)
    return text


def same(one: str, other: str) -> bool:
    return ELAPSED.sub("0", one) == ELAPSED.sub("0", other)


def run(table: Table, sample: Sample, faults: list[str]) -> str:
    """Runs a sample and returns what its block should hold."""
    if sample.language == "console":
        now = printed(table, sample, faults)
        return sample.text if same(now, sample.text) else now
    if sample.language == "sh":
        done = table.run("bash", "-ec", sample.text)
    elif sample.language == "python":
        done = table.run(sys.executable, "-c", sample.text)
    else:
        (table.folder / "sample.mjs").write_text(sample.text, encoding="utf-8")
        done = table.run("node", "sample.mjs")
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip() or "no output").splitlines()[-1]
        faults.append(f"{sample.place}: status {done.returncode}: {last}")
    return sample.text


def renewed(document: Path, faults: list[str]) -> str:
    """The document as its samples make it."""
    text = document.read_text(encoding="utf-8")
    if not any(sample.runs for sample in samples(document)):
        return text
    with tempfile.TemporaryDirectory(prefix="longwood-samples-") as held:
        table = Table(Path(held))
        found = iter(samples(document))

        def made(block: re.Match[str]) -> str:
            sample = next(found)
            if sample.file:
                (table.folder / sample.file).write_text(sample.text, encoding="utf-8")
            if not sample.runs:
                return block[0]
            now = run(table, sample, faults)
            start, end = block.start("text") - block.start(), block.end("text") - block.start()
            return block[0][:start] + now + block[0][end:]

        return BLOCK.sub(made, text)


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    named = [Path(argument).resolve() for argument in arguments if argument != "--check"]
    faults: list[str] = []
    for document in named or documents():
        now = renewed(document, faults)
        if now == document.read_text(encoding="utf-8"):
            continue
        if check:
            faults.append(f"{document.relative_to(ROOT)}: a sample prints something else now; tools/samples.py writes it")
        else:
            document.write_text(now, encoding="utf-8")
    print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
