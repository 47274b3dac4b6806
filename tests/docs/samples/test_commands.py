"""Every command line in the documents names a command that exists, with options that it has; also those that take days to run."""

import functools
import re
import shlex
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools"))

import samples

LINE = re.compile(r"^(?:    |\$ )?(?:build/release/)?(longwood(?:-lab)? [a-z-].*)$", re.MULTILINE)
CODE = re.compile(r"`(longwood(?:-lab)? [a-z-][^`\n]*)`")
FENCED = re.compile(r"^```(?!text|json|py|js|cpp|c\n).*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HEAD = re.compile(r"longwood (?:record|tries|claim|proof|blocks|deals|results|trial|puzzles|statistics)(?: \d+)?")
"""First lines of files."""
INDENTED = re.compile(r"^(?: {4}.*\n)+", re.MULTILINE)


def commands(text: str) -> set[str]:
    plain = FENCED.sub("", text)
    blocks = FENCED.findall(text) + INDENTED.findall(plain)
    found = {line for block in blocks for line in LINE.findall(block)} | set(CODE.findall(plain))
    return {line for line in found if not HEAD.fullmatch(line)}


@functools.cache
def help_of(*command: str) -> str:
    done = subprocess.run([samples.BUILD / command[0], *command[1:], "--help"], capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def fault(line: str) -> str | None:
    """Why this is not a command; None if it is."""
    first = re.split(r"\s[|&>;#]|\s2>", line)[0]
    try:
        words = shlex.split(first.replace("[", " ").replace("]", " ").replace("…", " ").replace("|", " "))
    except ValueError:
        return "its quotes do not match"
    command, rest = [words[0]], words[1:]
    if rest[:1] == ["help"]:
        rest = rest[1:]
    while rest and re.fullmatch(r"[a-z-]*[a-z]", rest[0]) and not rest[0].startswith("-") and help_of(*command, rest[0]) not in ("", help_of(*command)):
        command.append(rest.pop(0))
    if len(command) == 1 and rest and not rest[0].startswith("-") and rest[0].islower():
        return f"there is no command {rest[0]!r}"
    known = set(re.findall(r"(?<![\w-])--?[a-zA-Z][\w-]*", help_of(*command))) | {"--help", "--version", "-h", "-V"}
    unknown = [word.split("=")[0] for word in rest if re.match(r"--?[a-zA-Z]", word) and word.split("=")[0] not in known]
    return f"{' '.join(command)} has no option {', '.join(unknown)}" if unknown else None


class Commands(unittest.TestCase):
    def test_each_has_its_options(self):
        count = 0
        for document in samples.documents():
            for line in sorted(commands(document.read_text(encoding="utf-8"))):
                count += 1
                with self.subTest(f"{document.relative_to(ROOT)}: {line}"):
                    self.assertIsNone(fault(line))
        self.assertGreater(count, 100)

    def test_what_is_not_there_is_seen(self):
        self.assertIsNone(fault("longwood solve fortress --deal 5"))
        self.assertIn("nonsense", fault("longwood solve fortress --nonsense 5"))
        self.assertIn("slove", fault("longwood slove fortress"))
        self.assertIsNone(fault("longwood help solve"))
        self.assertIn("slove", fault("longwood help slove"))
        self.assertIn("--nodez", fault("longwood-lab study run GAME --deals A-B [--nodez N]"))
