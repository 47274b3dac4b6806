#!/usr/bin/env python3
"""Studies of the honest player: games that are kept, gone on with, merged, replayed and played again; and his chances."""

import sqlite3
import unittest

from study import StudyTest

GAME = "the-sultan"
HONEST = ("--player", "honest")


class HonestStudies(StudyTest):
    def games(self, name: str) -> list[tuple]:
        file = sqlite3.connect(self.directory / name)
        games = file.execute("SELECT deal, verdict, moves, nodes, digest, line FROM result ORDER BY deal").fetchall()
        file.close()
        return games

    def run_games(self, deals: str, out: str, *more: str) -> str:
        return self.good("study", "run", GAME, *HONEST, "--deals", deals, "--out", out, *more)

    def test_stopped_gone_on_with_and_merged_they_are_the_same_games(self):
        told = self.one("study", "run", GAME, *HONEST, "--deals", "0-3", "--threads", "2", "--json")
        self.assertEqual((told["knowledge"], told["done"], told["open"]), ("honest", 4, 0))
        self.assertEqual(told["file"], "the-sultan-cadogan-honest.study")
        self.run_games("0-0", "b.study", "--threads", "1")
        self.assertIn("1 there already, 3 played now", self.run_games("0-3", "b.study"))
        self.assertEqual(self.games("b.study"), self.games(told["file"]))
        for part in ("1/2", "2/2"):
            self.run_games("0-3", f"c{part[0]}.study", "--shard", part)
        self.good("study", "merge", "c1.study", "c2.study", "--out", "c.study", "--deals", "0-3")
        self.assertEqual(self.games("c.study"), self.games(told["file"]))
        # what the report says makes them again does
        (command,) = self.one("study", "report", "c.study", "--json")["commands"]
        self.good(*command.split()[1:], "--out", "d.study")
        self.assertEqual(self.games("d.study"), self.games(told["file"]))

    def test_each_game_is_a_record_that_replays_to_its_end(self):
        self.run_games("0-2", "a.study")
        for deal, verdict, moves, _, _, line in self.games("a.study"):
            self.write("a.record", self.good("study", "record", "a.study", "--deal", str(deal)))
            self.assertEqual((self.directory / "a.record").read_text().split("moves")[1].split(), line.split())
            told = self.one("verify", "a.record", "--json")
            self.assertTrue(told["ok"])
            state = self.one("deal", GAME, "--deal", str(deal), "--moves", line, "--json")["state"]
            self.assertEqual(state == "won", verdict == 1)
            self.assertEqual(moves, len(line.split()))
        self.bad("study", "record", "a.study", "--deal", "9", says="no game of deal 9")

    def test_checking_plays_them_again(self):
        self.run_games("0-1", "a.study")
        told = self.one("study", "check", "a.study", "--json")
        self.assertEqual((told["rows"], told["replayed"], told["faults"]), (2, 2, []))
        self.change("a.study", "UPDATE result SET verdict = 3 - verdict WHERE deal = 1")
        result = self.run_program("study", "check", "a.study")
        self.assertEqual(result.returncode, 1)
        self.assertIn("deal 1: the study has a game", result.stdout)

    def test_the_report_names_the_player(self):
        self.run_games("0-1", "a.study")
        told = self.one("study", "report", "a.study", "--json")
        self.assertEqual(told["knowledge"], "honest")
        self.assertGreaterEqual(told["player"], 1)
        self.assertLessEqual(told["low"], told["won"] / 2)
        self.assertLessEqual(told["won"] / 2, told["high"])
        text = self.good("study", "report", "a.study")
        self.assertIn(f"won by the honest player, version {told['player']}, who sees only the table", text)
        self.assertNotIn("all cards known", text)

    def test_open_and_honest_stand_side_by_side(self):
        self.run_games("0-1", "honest.study")
        self.run_study(GAME, "0-2", "open.study")
        page = self.good("study", "report", "open.study", "honest.study", "--markdown", "--svg", "charts")
        row = next(line for line in page.splitlines() if line.startswith("| The Sultan |"))
        self.assertRegex(row, r"\| 3 \| 3 \| 0 \| 0 \| .* or more \| Clopper-Pearson \| .* \| 2 \|$")
        self.assertEqual(page.count("\n## "), 1)
        self.assertRegex(page, r"The honest player, version \d+, wins \d of 2 deals")
        self.assertIn("--player honest", page)
        self.assertNotIn("how much less is not told here", page)
        self.assertEqual([path.name for path in (self.directory / "charts").iterdir() if "honest" in path.name], [])
        alone = self.good("study", "report", "open.study", "--markdown")
        self.assertIn("how much less is not told here", alone)
        first, second = self.good("study", "report", "open.study", "honest.study", "--odds").splitlines()
        self.assertRegex(second, r', "", \d+\},$')
        self.assertNotRegex(first, r', "", \d+\},$')

    def test_what_does_not_go_together_is_refused(self):
        run = ("study", "run", GAME, "--deals", "0-0")
        self.bad(*run, *HONEST, "--blocks", says="--blocks")
        self.bad(*run, *HONEST, "--nodes", "5", says="goes with his version")
        self.bad(*run, *HONEST, "--retry-open", says="--retry-open")
        self.bad(*run, "--player", "greedy", says="--player")
        self.good(*run, "--out", "open.study")
        self.run_games("0-0", "honest.study")
        self.bad(*run, *HONEST, "--out", "open.study", says="honest player")
        self.bad(*run, "--out", "honest.study", says="honest player")
        self.bad("study", "merge", "open.study", "honest.study", "--out", "c.study", says="same terms")
        self.bad("study", "grade", "honest.study", "--out", "a.deals", says="honest player")
        self.bad("study", "record", "open.study", "--deal", "0", says="keeps no games")


class Calibration(StudyTest):
    def test_it_counts_what_was_shown_and_what_came_of_it(self):
        ask = ("study", "calibrate", GAME, "--deals", "0-7", "--samples", "4", "--positions", "2")
        told = self.one(*ask, "--json")
        self.assertEqual(told, self.one(*ask, "--threads", "1", "--json"))
        self.assertLessEqual(told["games"], 8)
        self.assertGreater(told["positions"], told["games"] // 2)
        self.assertEqual(sum(tenth["positions"] for tenth in told["tenths"]), told["positions"])
        for i, tenth in enumerate(told["tenths"]):
            if tenth["positions"] > 0:
                self.assertLessEqual(i / 10, tenth["shown"])
                self.assertLessEqual(tenth["shown"], (i + 1) / 10)
        self.assertAlmostEqual(sum(t["positions"] * t["won"] for t in told["tenths"]), told["won"] * told["positions"])
        self.assertIn("Brier score", self.good(*ask, "--svg", "charts", "--fit"))
        self.assertIn("<svg", (self.directory / "charts" / "the-sultan-cadogan-honest-reliability.svg").read_text())

    def test_numbers_are_checked(self):
        self.bad("study", "calibrate", GAME, "--deals", "x", says="--deals")
        self.bad("study", "calibrate", GAME, "--deals", "0-1", "--samples", "0", says="--samples")
        self.bad("study", "calibrate", "klondike", "--deals", "0-1", says="klondike")


if __name__ == "__main__":
    unittest.main()
