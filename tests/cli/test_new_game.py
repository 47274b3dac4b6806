"""tools/new_game: the skeleton of a game compiles, plays and agrees with its oracle as it is written."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMPILER = os.environ.get("CXX") or next((c for c in ("clang++-19", "c++") if shutil.which(c)), None)


class NewGame(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="longwood-new-game-"))
        self.addCleanup(shutil.rmtree, self.root)
        shutil.copytree(ROOT / "tests/oracle", self.root / "tests/oracle", ignore=shutil.ignore_patterns("__pycache__"))
        (self.root / "lib/games").mkdir(parents=True)
        shutil.copy(ROOT / "lib/games/games.txt", self.root / "lib/games")

    def run_tool(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, ROOT / "tools/new_game", *arguments, "--root", self.root]
        return subprocess.run(command, capture_output=True, text=True)

    def begin(self) -> list[str]:
        result = self.run_tool("the_mill")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout.split()

    def test_it_writes_every_file_and_adds_one_line_to_the_list(self) -> None:
        written = self.begin()
        self.assertTrue(all((self.root / path).is_file() for path in written))
        self.assertEqual((self.root / "lib/games/games.txt").read_text().split()[-1], "the_mill")
        self.assertTrue(all("mill" in path for path in written if path != "lib/games/games.txt"))
        self.assertLessEqual(len(written), 13)

    def test_nothing_is_written_over(self) -> None:
        self.begin()
        rules = self.root / "lib/games/the_mill/rules.hpp"
        rules.write_text("mine")
        again = self.run_tool("the_mill")
        self.assertEqual((again.returncode, again.stdout, again.stderr.count("\n")), (2, "", 1))
        self.assertIn("is there already", again.stderr)
        self.assertEqual(rules.read_text(), "mine")

    def test_a_name_is_small_letters_and_underscores(self) -> None:
        for name in ("The Mill", "the-mill", "the_mill_", ""):
            result = self.run_tool(name)
            self.assertEqual((result.returncode, result.stderr.count("\n")), (2, 1), name)

    def check_oracle(self) -> None:
        oracle = [sys.executable, self.root / "tests/oracle/oracle.py"]
        count = subprocess.run([*oracle, "perft", "the-mill", "--deal", "1", "3"], capture_output=True, text=True)
        self.assertEqual((count.returncode, count.stderr), (0, ""))
        worked = subprocess.run(
            [sys.executable, "-m", "unittest", "-q", "test_positions.Positions.test_what_is_said_holds"],
            cwd=self.root / "tests/oracle", capture_output=True, text=True,
        )
        self.assertEqual(worked.returncode, 0, worked.stderr)

    def test_its_oracle_plays(self) -> None:
        self.begin()
        self.check_oracle()

    def test_what_is_frozen_is_what_the_oracle_plays(self) -> None:
        self.begin()
        (self.root / "tests/data/records").mkdir(parents=True)
        for name in ("deals.txt", "signatures.txt", "players.txt", "records/golden.txt"):
            (self.root / "tests/data" / name).write_text("the-other 1\n")
        program = self.root / "program"
        program.write_text("#!/bin/sh\necho \"$2 0123456789abcdef$3\"\n")
        program.chmod(0o755)
        for _ in range(2):
            result = self.run_tool("the_mill", "--freeze", "--program", str(program))
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            for name, of in (("signatures.txt", ""), ("players.txt", "--player")):
                kept = (self.root / "tests/data" / name).read_text()
                self.assertEqual(kept, f"the-other 1\nthe-mill 0123456789abcdef{of}\n")
            self.assertEqual((self.root / "tests/data/records/golden.txt").read_text().count("the-mill"), 1)
        oracle = [sys.executable, self.root / "tests/oracle/oracle.py"]
        for counted in ("book", "pysolfc"):
            file = self.root / f"lib/games/the_mill/perft/{counted}.txt"
            checked = subprocess.run([*oracle, "check-perft", file], capture_output=True, text=True)
            self.assertEqual(checked.returncode, 0, checked.stdout)

    def check_compiles(self) -> None:
        unit = self.root / "all.cpp"
        unit.write_text('#include "games/the_mill/facts.cpp"\nstatic_assert(longwood::checks::complete<longwood::TheMill>());\n')
        folders = [self.root / "lib", ROOT / "lib", self.root / "tests/unit", ROOT / "tests/unit"]
        command = [COMPILER, "-std=c++23", "-fsyntax-only", *(f"-I{folder}" for folder in folders), unit]
        compiled = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(compiled.returncode, 0, compiled.stderr)

    @unittest.skipIf(COMPILER is None, "there is no C++ compiler")
    def test_it_compiles(self) -> None:
        self.begin()
        self.check_compiles()

    @unittest.skipIf(COMPILER is None, "there is no C++ compiler")
    def test_a_relative_is_a_beginning_that_plays(self) -> None:
        for relative in ("nestor", "st_helena"):  # a name of one word, and a room with a file more
            with self.subTest(relative):
                for folder in ("lib/games", "web/src/tables"):
                    shutil.rmtree(self.root / folder, ignore_errors=True)
                    shutil.copytree(ROOT / folder, self.root / folder)
                result = self.run_tool("the_mill", "--like", relative)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertIn("lib/games/the_mill/words.hpp: ", result.stderr)
                begun = {path.name for path in (self.root / "lib/games/the_mill").iterdir()}
                self.assertFalse(begun & {"plan.toml", "golden.record", "perft", "referee.py", "rules_test.cpp", "invariants.hpp", "search.hpp", "search.cpp", "player.hpp"})
                self.check_oracle()
                self.check_compiles()

    def test_a_relative_is_a_game(self) -> None:
        result = self.run_tool("the_mill", "--like", "the_windmill")
        self.assertEqual((result.returncode, result.stdout, result.stderr.count("\n")), (2, "", 1))
        self.assertFalse((self.root / "lib/games/the_mill").exists())
