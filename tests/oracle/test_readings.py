"""The table of readings names tests and examples that exist."""

import re
import unittest
from pathlib import Path

from positions import all_files

ROOT = Path(__file__).resolve().parents[2]


def rows() -> list[list[str]]:
    lines = Path(__file__).with_name("readings.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def text_of(*patterns: str) -> str:
    return "\n".join(path.read_text() for pattern in patterns for path in sorted(ROOT.glob(pattern)))


class Readings(unittest.TestCase):
    def test_every_row_names_what_is_there(self) -> None:
        program = text_of("tests/unit/*.cpp", "lib/games/*/*_test.cpp", "web/src/board/layout/*.test.ts")
        oracle = text_of("tests/oracle/test_*.py")
        examples = {f"{file.game}: {said.example.partition(' [')[0]}" for file in all_files() for said in file.statements}
        self.assertGreaterEqual(len(rows()), 15)
        for point, _, checked in rows():
            names = checked.split("; ")
            self.assertTrue(all(names), point)
            for name in names:
                if ": " in name:
                    self.assertIn(name, examples, point)
                    continue
                suite, _, test = name.partition(".")
                written = re.escape(suite) + ", " + re.escape(test) if test else re.escape(name)
                self.assertRegex(
                    program + oracle, rf"TEST(_P|_F)?\({written}\)|it\('{written}'|def {re.escape(name)}\(", point
                )
