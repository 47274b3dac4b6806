"""./test itself: what it says and returns when a step passes, fails or is not known."""

import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Steps(unittest.TestCase):
    def setUp(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="longwood-steps-"))
        self.addCleanup(shutil.rmtree, self.root)
        shutil.copy(ROOT / "test", self.root)
        shutil.copytree(ROOT / "tools", self.root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        for layer in ("core", "games"):
            (self.root / "lib" / layer).mkdir(parents=True)
            (self.root / "lib" / layer / "thing.hpp").write_text("#pragma once\n")

    def run_steps(self, *steps: str) -> tuple[int, list[str]]:
        result = subprocess.run(
            [self.root / "test", *steps], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
        )
        return result.returncode, (result.stdout + result.stderr).splitlines()

    def test_all_passed_is_status_0(self) -> None:
        status, lines = self.run_steps("layering")
        self.assertEqual((status, lines[-1]), (0, "1 passed, 0 failed"))

    def test_a_failure_is_status_1_and_named(self) -> None:
        (self.root / "lib/core/thing.hpp").write_text('#pragma once\n#include "games/thing.hpp"\n')
        status, lines = self.run_steps("layering")
        self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"))
        self.assertIn("failing: layers include only what is below them", lines)

    def test_a_page_whose_files_import_upwards_or_in_a_circle_fails(self) -> None:
        for imports in ({"board/a.ts": "../shell/b"}, {"board/a.ts": "./b", "board/b.ts": "./a"}):
            files = {"board/a.ts": "", "board/b.ts": "", "shell/b.ts": ""} | {
                name: f"import type {{ B }} from '{used}'\n" for name, used in imports.items()
            }
            for name, text in files.items():
                (self.root / "web/src" / name).parent.mkdir(parents=True, exist_ok=True)
                (self.root / "web/src" / name).write_text(text)
            status, lines = self.run_steps("layering")
            self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"), imports)

    def test_a_step_without_what_it_tests_names_the_step_that_builds_it(self) -> None:
        for step, missing in (("words", "build/release/longwood"), ("machines", "build/release/longwood"), ("samples", "build/release/longwood-lab")):
            status, lines = self.run_steps(step)
            self.assertEqual((status, lines[-1]), (1, "0 passed, 1 failed"), lines)
            self.assertIn(f"    error: there is no {missing}, which the step release builds: ./test release {step}", lines)

    def test_what_cannot_run_has_not_passed(self) -> None:
        for step in ("oracle", "proofs", "solver", "fuzz"):
            status, lines = self.run_steps(step)
            self.assertEqual(status, 1, lines)
            self.assertRegex(lines[-1], "^0 passed, [1-9]")

    def test_an_unknown_step_is_wrong_use(self) -> None:
        status, lines = self.run_steps("layring")
        self.assertEqual((status, lines), (2, ["./test: there is no step layring; ./test --help lists the steps"]))

    def test_help_lists_every_step(self) -> None:
        status, lines = self.run_steps("--help")
        self.assertEqual(status, 0)
        steps = re.findall(r"^step_(\w+)\(\)", (ROOT / "test").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertIn("layering", steps)
        for step in steps:
            self.assertTrue(any(line.split()[:1] == [step] for line in lines), step)
