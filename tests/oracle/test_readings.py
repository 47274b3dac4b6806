"""The table of docs/contribute/readings.md names tests which are there."""

import re
import unittest
from pathlib import Path

import test_oracle

ROOT = Path(__file__).resolve().parents[2]


def rows() -> list[list[str]]:
    lines = (ROOT / "docs/contribute/readings.md").read_text().splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]


class Readings(unittest.TestCase):
    def test_every_row_names_tests_which_are_there(self) -> None:
        sources = [*(ROOT / "tests/unit").glob("*.cpp"), *(ROOT / "web/src/board/layout").glob("*.test.ts")]
        program = "\n".join(path.read_text() for path in sources)
        oracle = {name for worked in test_oracle.WORKED for name in dir(worked)}
        self.assertGreaterEqual(len(rows()), 15)
        for point, _, tests, judged in rows():
            names = re.findall("`([^`]*)`", tests)
            self.assertTrue(names, point)
            for name in names:
                suite, _, test = name.partition(".")
                written = re.escape(suite) + ", " + re.escape(test) if test else re.escape(name)
                self.assertRegex(program, rf"TEST(_P|_F)?\({written}\)|it\('{written}'", point)
            for name in re.findall("`([^`]*)`", judged):
                self.assertIn(name, oracle, point)


if __name__ == "__main__":
    unittest.main()
