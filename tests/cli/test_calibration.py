"""What is published of how true the chances are: the trials that go with the project, and what was made of them."""

import json
import lzma
import os
import shutil
import sqlite3
import subprocess
import sys
import unittest

from program import BINARY, LAB, ROOT, TIMEOUT, ProgramTest

sys.path.insert(0, str(ROOT / "tools"))
import page  # noqa: E402

TRIALS = sorted((ROOT / "data" / "trials").glob("*.trial.xz"))
SCRIPT = ROOT / "tools" / "calibration.sh"
# Positions from which something can be told.
ENOUGH = 100


class Published(ProgramTest):
    def unpack(self) -> list[str]:
        """All trials; returns their names: the game, or game and rule set with a plus between them."""
        for packed in TRIALS:
            self.write(packed.stem, lzma.decompress(packed.read_bytes()))
        return [packed.name.removesuffix(".trial.xz") for packed in TRIALS]

    def told(self, trial: str) -> dict:
        return self.one("study", "calibrate", trial.partition("+")[0], "--out", f"{trial}.trial", "--json")

    def test_the_page_is_made_from_the_trials(self):
        trials = self.unpack()
        subprocess.run(
            ["bash", str(SCRIPT), str(self.directory), "--report"],
            env={**os.environ, "LONGWOOD": BINARY, "LONGWOOD_LAB": LAB},
            check=True,
            capture_output=True,
            timeout=TIMEOUT,
        )
        charts = [path.name for path in (ROOT / "docs/research/calibration").glob("*.svg")]
        self.assertEqual(len(charts), sum(page.chances_of(self.told(trial)) > 0 for trial in trials))
        self.assertGreater(len(charts), 8)
        for name in ("calibration.md", "calibration/tenths.md", *(f"calibration/{chart}" for chart in charts)):
            self.assertEqual((self.directory / name).read_bytes(), (ROOT / "docs/research" / name).read_bytes(), name)

    def test_the_program_states_the_trials_that_are_published(self):
        trials = {(told["game"], told["set"]): told for told in map(self.told, self.unpack())}
        for game in map(json.loads, self.good("games", "--json").splitlines()):
            for each in game["sets"]:
                told = trials.get((game["game"], each["id"]))
                rules = self.one("rules", game["game"], "--set", each["id"], "--json")
                if told is None:
                    self.assertIsNone(rules["calibrated"], (game["game"], each["id"]))
                    continue
                self.assertEqual(told["player"], game["player"], game["game"])
                self.assertEqual(rules["calibrated"], {"games": told["games"], "positions": told["positions"]}, game["game"])

    def test_chances_are_true_of_the_player_that_is_built_in(self):
        for game in self.unpack():
            told = self.told(game)
            terms = ("--set", told["set"], "--deals", "7", "--samples", "1", "--positions", "1")
            now = self.one("study", "calibrate", told["game"], *terms, "--json")["player"]
            self.assertEqual(told["player"], now, game)
            chances = page.chances_of(told)
            if chances >= ENOUGH:
                self.assertLess(abs(told["shown"] - told["won"]), 0.02, game)
            # less than was told there, and more than, which a sample may miss by one standard error
            self.assertLessEqual(told["none"]["won"], told["none"]["told"], game)
            share, positions = told["all"]["told"], max(told["all"]["positions"], 1)
            self.assertGreaterEqual(told["all"]["won"], share - (share * (1 - share) / positions) ** 0.5, game)
            if chances > 0:
                self.assertLess(abs(told["slope"] - 1), 0.05 + 2 * told["slope_error"], game)
            for tenth in told["tenths"]:
                if tenth["positions"] >= ENOUGH:
                    self.assertLess(abs(tenth["shown"] - tenth["won"]), 0.03 + 2 * tenth["error"], game)

    def test_sampled_games_come_out_again(self):
        ask = "SELECT place, tried, wins, unknown, finishing, won, takeovers FROM judged JOIN game USING (deal) WHERE deal = ? ORDER BY place"
        for game in self.unpack():
            kept = sqlite3.connect(self.directory / f"{game}.trial")
            played, rule_set, samples, positions, every = kept.execute("SELECT game, rule_set, samples, positions, every FROM trial").fetchone()
            # the game of the middle deal of those with few positions, which take less time
            deals = kept.execute("SELECT deal FROM judged GROUP BY deal HAVING count(*) <= 3 ORDER BY deal").fetchall()
            (deal,) = deals[len(deals) // 2]
            terms = ("--set", rule_set, "--samples", samples, "--positions", positions, "--every", every, "--deals", f"{deal}-{deal}")
            self.good("study", "calibrate", played, *map(str, terms), "--out", "again.trial")
            again = sqlite3.connect(self.directory / "again.trial")
            self.assertEqual(again.execute(ask, (deal,)).fetchall(), kept.execute(ask, (deal,)).fetchall(), f"{game}, deal {deal}")
            again.close()
            kept.close()
            (self.directory / "again.trial").unlink()


class Made(ProgramTest):
    """The script in a project of its own, with trials of a few games."""

    def setUp(self):
        super().setUp()
        for folder in ("tools", "data", "docs"):
            (self.directory / folder).mkdir(parents=True)
        for name in ("calibration.sh", "usage.sh", "packed.sh", "plans.sh", "plans.py", "page.py"):
            self.write(f"tools/{name}", (SCRIPT.parent / name).read_text())
        shutil.copytree(ROOT / "lab/pages", self.directory / "lab/pages")
        for game, deals, every in (("the-sultan", "0-3", 20), ("la-nationale", "0-9", 1)):
            folder = self.directory / "lib/games" / game.replace("-", "_")
            folder.mkdir(parents=True)
            (folder / "plan.toml").write_text(f'trial = {{ deals = "{deals}", rollouts = 4, every = {every} }}\n')

    def run_script(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["bash", "tools/calibration.sh", *arguments],
            env={**self.environment, "LONGWOOD": BINARY, "LONGWOOD_LAB": LAB},
            cwd=self.directory,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
        )

    def good_script(self, *arguments: str) -> None:
        done = self.run_script("runs", *arguments)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_made_published_and_made_again(self):
        self.good_script()
        self.good_script("--publish")
        made = (self.directory / "docs/research/calibration.md").read_text()
        self.assertRegex(made, r"(?m)^\| The Sultan \| \d+ \| [1-4] \|")
        self.assertEqual(made.count("![The Sultan](calibration/the-sultan-cadogan-honest-reliability.svg)"), 1)
        self.assertIn("<svg", (self.directory / "docs/research/calibration/the-sultan-cadogan-honest-reliability.svg").read_text())
        before = {path.name: path.read_bytes() for path in (self.directory / "data/trials").iterdir()}
        self.assertEqual(sorted(before), ["la-nationale.trial.xz", "the-sultan.trial.xz"])
        # nothing is played again, and what was published is there again
        (self.directory / "runs/la-nationale.trial").unlink()
        done = self.run_script("runs", "--publish")
        self.assertEqual(done.returncode, 2)
        self.assertIn("runs lacks la-nationale.trial", done.stderr)
        self.good_script("--unpack")
        self.good_script("--report")
        self.good_script("--publish")
        self.assertEqual((self.directory / "docs/research/calibration.md").read_text(), made)
        self.assertEqual({path.name: path.read_bytes() for path in (self.directory / "data/trials").iterdir()}, before)

    def test_some_games_alone(self):
        done = self.run_script("runs", "--only", "la-nationale")
        self.assertEqual(done.returncode, 0)
        self.assertIn("left out: there is no the-sultan.trial", done.stderr)
        self.assertNotIn("The Sultan", (self.directory / "runs/calibration.md").read_text())

    def test_wrong_use(self):
        for arguments in ([], ["runs", "--pubish"], ["runs", "--only"], ["runs", "--report", "x"]):
            done = self.run_script(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
            self.assertIn("tools/calibration.sh FOLDER --only GAME...", done.stderr)
        done = self.run_script("runs", "--report")
        self.assertEqual(done.returncode, 1)
        self.assertIn("there is no trial to report", done.stderr)
