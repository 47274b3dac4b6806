"""Studies of the honest player: games that are kept, continued, merged, replayed and played again; and its chances."""

import re
import shutil
import signal
import sqlite3
import unittest

from study import StudyTest

GAME = "the-sultan"
HONEST = ("--player", "honest")


def fnv1a(text: str) -> int:
    hash = 0xCBF29CE484222325
    for byte in text.encode():
        hash = (hash ^ byte) * 0x100000001B3 % 2**64
    return hash


class HonestStudies(StudyTest):
    def games(self, name: str) -> list[tuple]:
        file = sqlite3.connect(self.directory / name)
        games = file.execute("SELECT deal, verdict, moves, nodes, digest, line FROM result ORDER BY deal").fetchall()
        file.close()
        return games

    def record(self, name: str, deal: int) -> str:
        """The moves of a game; its record is left in a.record."""
        self.write("a.record", self.good("study", "record", name, "--deal", str(deal)))
        return " ".join((self.directory / "a.record").read_text().split("moves")[1].split())

    def of_format_3(self, name: str, old: str) -> None:
        """The same study as it was kept before: with the moves in notation."""
        games = {deal: self.record(name, deal) for deal, *_ in self.games(name)}
        shutil.copy(self.directory / name, self.directory / old)
        self.without_sums(old, 3)
        for deal, line in games.items():
            self.change(old, f"UPDATE result SET line = '{line}' WHERE deal = {deal}")

    def run_games(self, deals: str, out: str, *more: str) -> str:
        return self.good("study", "run", GAME, *HONEST, "--deals", deals, "--out", out, *more)

    def test_stopped_gone_on_with_and_merged_they_are_the_same_games(self):
        told = self.one("study", "run", GAME, *HONEST, "--deals", "0-3", "--threads", "2", "--json")
        self.assertEqual((told["knowledge"], told["done"], told["open"]), ("honest", 4, 0))
        self.assertEqual(told["file"], "the-sultan-cadogan-honest.study")
        self.run_games("0-0", "b.study", "--threads", "1")
        self.assertIn("1 in the file, 3 new", self.run_games("0-3", "b.study"))
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
        for deal, verdict, moves, _, digest, _ in self.games("a.study"):
            line = self.record("a.study", deal)
            self.assertEqual(digest % 2**64, fnv1a(line))
            told = self.one("verify", "a.record", "--json")
            self.assertTrue(told["ok"])
            state = self.one("deal", GAME, "--deal", str(deal), "--moves", line, "--json")["state"]
            self.assertEqual(state == "won", verdict == 1)
            self.assertEqual(moves, len(line.split()))
        self.bad("study", "record", "a.study", "--deal", "9", says="no game of deal 9")

    def test_games_of_format_3_are_read_and_merged_into_one_of_today(self):
        self.run_games("0-2", "new.study")
        self.of_format_3("new.study", "old.study")
        self.assertEqual(self.record("old.study", 1), self.record("new.study", 1))
        told = self.one("study", "check", "old.study", "--json")
        self.assertEqual((told["rows"], told["replayed"], told["faults"]), (3, 3, []))
        old, new = (self.one("study", "report", name, "--json") for name in ("old.study", "new.study"))
        self.assertEqual(old["won"], new["won"])
        before = (self.directory / "old.study").read_bytes()
        self.bad("study", "run", GAME, *HONEST, "--deals", "0-3", "--out", "old.study", says="study merge old.study")
        self.good("study", "merge", "old.study", "--out", "today.study")
        self.assertEqual(self.games("today.study"), self.games("new.study"))
        self.good("study", "merge", "new.study", "old.study", "--out", "both.study")
        self.assertEqual(self.games("both.study"), self.games("new.study"))
        self.assertEqual((self.directory / "old.study").read_bytes(), before)
        self.change("old.study", "UPDATE result SET line = 'turn nonsense' WHERE deal = 1")
        self.bad("study", "merge", "old.study", "--out", "c.study", says="deal 1")

    def test_games_of_which_only_results_are_kept_are_checked_by_playing_them_again(self):
        self.run_games("0-2", "whole.study")
        (self.directory / "slim.study").write_bytes((self.directory / "whole.study").read_bytes())
        self.change("slim.study", "UPDATE result SET line = x'', digest = NULL")
        report, whole = (self.one("study", "report", name, "--json") for name in ("slim.study", "whole.study"))
        self.assertIsNone(report["solution_sum"])
        self.assertEqual(whole["solution_sum"], f"{sum(game[4] for game in self.games('whole.study')) % 2**64:016x}")
        told = self.one("study", "check", "slim.study", "--json")
        self.assertEqual((told["rows"], told["replayed"], told["faults"]), (3, 3, []))
        self.bad("study", "record", "slim.study", "--deal", "1", says="moves are not kept")
        for order in (("slim.study", "whole.study"), ("whole.study", "slim.study")):
            self.good("study", "merge", *order, "--out", "both.study")
            self.assertEqual(self.games("both.study"), self.games("whole.study"))
            (self.directory / "both.study").unlink()
        (self.directory / "forged.study").write_bytes((self.directory / "slim.study").read_bytes())
        self.change("forged.study", "UPDATE result SET moves = moves + 1 WHERE deal = 1")
        self.assertEqual(self.run_program("study", "check", "forged.study").returncode, 1)
        merged = self.run_program("study", "merge", "forged.study", "whole.study", "--out", "c.study")
        self.assertEqual(merged.returncode, 2)
        self.assertIn("contradict", merged.stderr)

    def test_a_digest_that_was_changed_is_noticed(self):
        self.run_games("0-1", "forged.study")
        self.change("forged.study", "UPDATE result SET line = x'', digest = digest + 1 WHERE deal = 1")
        self.assertEqual(self.run_program("study", "check", "forged.study").returncode, 1)

    def test_moves_that_were_changed_are_noticed(self):
        self.run_games("0-0", "a.study")
        (game,) = self.games("a.study")
        self.assertLess(len(game[5]), 80)  # a game of some 260 moves
        for line in (b"\x01" + game[5][1:], game[5][:-1], game[5] + b"\x01", b""):
            self.change("a.study", f"UPDATE result SET line = x'{line.hex()}'")
            self.bad("study", "record", "a.study", "--deal", "0", says="'a.study', deal 0: ")
        self.change("a.study", f"UPDATE result SET line = x'{game[5].hex()}', moves = {2**60}")
        self.bad("study", "record", "a.study", "--deal", "0", says="no game has 1152921504606846976 moves")

    def test_games_of_another_player_are_still_told(self):
        self.run_games("0-0", "a.study")
        line = self.record("a.study", 0)
        self.change("a.study", "UPDATE study SET player = 1")
        self.assertEqual(self.record("a.study", 0), line)
        self.bad("study", "check", "a.study", says="honest player 1")
        self.change("a.study", "UPDATE study SET rules = 99")
        self.bad("study", "record", "a.study", "--deal", "0", says="rules 99")

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
        self.assertRegex(row, r"\| 3 \| 3 \| 0 \| 0 \| .* or more \| Clopper-Pearson \| .* \| 2 \| \d+ \|$")
        self.assertIn(self.good("study", "report", "open.study", "honest.study", "--pairs").rstrip("\n"), page)
        self.assertEqual(page.count("\n## "), 1)
        self.assertRegex(page, r"With hints, \d of 2 games are won\. .* Version \d+ of the player was used")
        self.assertIn("--player honest", page)
        self.assertEqual([path.name for path in (self.directory / "charts").iterdir() if "honest" in path.name], [])
        first, second = self.good("study", "report", "open.study", "honest.study", "--odds").splitlines()
        self.assertRegex(second, r', "", \d+\},$')
        self.assertNotRegex(first, r', "", \d+\},$')

    def test_deals_are_graded_by_his_chance_and_his_games_counted(self):
        self.run_study(GAME, "0-9", "open.study")
        self.run_games("0-1", "two.study")
        self.run_games("0-2", "three.study")
        grade = ("study", "grade", "open.study", "--out", "a.deals", "--honest")
        told = self.good(*grade, "two.study")
        self.assertEqual(len(re.findall(r"grade \d: the honest player won \d of \d games", told)), 5)
        first = (self.directory / "a.deals").read_bytes()
        self.assertEqual(sum(int(of) for of in re.findall(r"/(\d+)", first.split(b"honest")[1].decode("latin1").split("\n")[0])), 2)
        # counting anew keeps the grades
        self.good(*grade, "three.study", "--count")
        counted = (self.directory / "a.deals").read_bytes()
        self.assertNotEqual(counted, first)
        self.good(*grade, "three.study")
        self.assertEqual((self.directory / "a.deals").read_bytes(), counted)
        self.bad(*grade, "open.study", says="'open.study' is not a study of the honest player")
        self.bad(*grade[:-1], "--count", says="--honest")
        self.bad("study", "grade", "open.study", "--out", "none.deals", "--honest", "two.study", "--count", says="none.deals")
        self.change("two.study", "UPDATE study SET rules = 99")
        self.bad(*grade, "two.study", says="rules 99")

    def test_what_does_not_go_together_is_refused(self):
        run = ("study", "run", GAME, "--deals", "0-0")
        self.bad(*run, *HONEST, "--blocks", says="--blocks")
        self.bad(*run, *HONEST, "--nodes", "5", says="fixes its limits")
        self.bad(*run, *HONEST, "--retry-open", says="--retry-open")
        self.bad(*run, "--player", "greedy", says="--player")
        self.good(*run, "--out", "open.study")
        self.run_games("0-0", "honest.study")
        self.bad(*run, *HONEST, "--out", "open.study", says="honest player")
        self.bad(*run, "--out", "honest.study", says="honest player")
        self.bad("study", "merge", "open.study", "honest.study", "--out", "c.study", says="same terms")
        self.bad("study", "grade", "honest.study", "--out", "a.deals", says="honest player")
        self.bad("study", "record", "open.study", "--deal", "0", says="has no games")


class Calibration(StudyTest):
    def test_it_counts_what_was_shown_and_what_came_of_it(self):
        ask = ("study", "calibrate", GAME, "--deals", "0-7", "--samples", "4", "--positions", "2")
        told = self.one(*ask, "--json")
        self.assertEqual(told, self.one(*ask, "--threads", "1", "--json"))
        self.assertLessEqual(told["games"], 8)
        self.assertGreater(told["positions"], told["games"] // 2)
        chances = told["positions"] - told["none"]["positions"] - told["all"]["positions"]
        self.assertGreater(chances, 0)
        self.assertEqual(sum(tenth["positions"] for tenth in told["tenths"]), chances)
        for i, tenth in enumerate(told["tenths"]):
            if tenth["positions"] > 0:
                self.assertLessEqual(i / 10, tenth["shown"])
                self.assertLessEqual(tenth["shown"], (i + 1) / 10)
        self.assertAlmostEqual(sum(t["positions"] * t["won"] for t in told["tenths"]), told["won"] * chances)
        self.assertIn("Brier score", self.good(*ask, "--svg", "charts", "--fit"))
        self.assertIn("<svg", (self.directory / "charts" / "the-sultan-cadogan-honest-reliability.svg").read_text())

    def test_games_kept_in_a_file_are_not_played_again(self):
        ask = ("study", "calibrate", GAME, "--samples", "4", "--positions", "2", "--every", "2", "--json")
        kept = (*ask, "--out", "a.trial")
        fresh = self.one(*ask, "--deals", "0-7")
        self.good(*kept, "--deals", "2-4")
        self.assertEqual(fresh, self.one(*kept, "--deals", "0-7"))
        # without deals the file is reported as it is
        self.assertEqual(fresh, self.one("study", "calibrate", GAME, "--out", "a.trial", "--json"))
        self.bad("study", "calibrate", "the-clock", "--out", "a.trial", says="a trial of the-sultan, not of the-clock")
        for option in ("--set", "--options", "--samples", "--positions", "--every", "--threads"):
            self.bad("study", "calibrate", GAME, "--out", "a.trial", option, "3", says=f"{option} requires --deals")
        # a game that is there counts as it stands in the file
        self.change("a.trial", "UPDATE judged SET won = 1 - won")
        other = self.one(*kept, "--deals", "0-7")
        self.assertAlmostEqual(fresh["won"] + other["won"], 1)
        self.assertEqual(self.one(*kept, "--deals", "2-4")["games"], self.one(*ask, "--deals", "2-4")["games"])

    def test_a_run_that_is_stopped_keeps_its_games(self):
        ask = (GAME, "--deals", "0-99999", "--samples", "4", "--threads", "1", "--out", "a.trial")
        process = self.start(*ask, verb="calibrate")
        self.wait_for(lambda: self.kept("a.trial") > 0, "a.trial", process)
        process.send_signal(signal.SIGINT)
        status, out, error = self.ended(process)
        self.assertEqual((status, out), (130, ""))
        self.assertIn("the same command resumes", error)
        self.assertGreater(self.kept("a.trial"), 0)

    def kept(self, name: str) -> int:
        return self.number(name, "SELECT count(*) FROM game")

    def test_files_of_other_trials_and_other_things_are_left_as_they_are(self):
        ask = ("study", "calibrate", GAME, "--deals", "0-1", "--samples", "2", "--threads", "1", "--out")
        self.good(*ask, "a.trial")
        before = (self.directory / "a.trial").read_bytes()
        self.bad(*ask, "a.trial", "--positions", "7", says="give another --out")
        self.bad(*ask, "a.trial", "--set", "six", says="give another --out")
        self.bad("study", "report", "a.trial", says="not a study")
        self.bad("study", "run", GAME, *HONEST, "--deals", "0-0", "--out", "a.trial", says="not a study")
        self.assertEqual(before, (self.directory / "a.trial").read_bytes())
        self.good("study", "run", GAME, *HONEST, "--deals", "0-0", "--out", "a.study")
        self.bad(*ask, "a.study", says="not a trial")
        self.write("notes.txt", "mine")
        self.bad(*ask, "notes.txt", says="notes.txt")
        self.assertEqual((self.directory / "notes.txt").read_text(), "mine")
        self.damage("a.trial", "PRAGMA user_version = 1")
        self.bad(*ask, "a.trial", says="a trial of format 1; this program reads formats 2 and 3; give another --out")
        self.damage("a.trial", "PRAGMA user_version = 3")
        self.damage("a.trial", "UPDATE judged SET wins = 9")
        self.bad(*ask, "a.trial", says="damaged")
        (self.directory / "a.trial").write_bytes(before[: len(before) // 2])
        self.bad(*ask, "a.trial", says="damaged")

    def test_numbers_are_checked(self):
        self.bad("study", "calibrate", GAME, says="--deals")
        self.bad("study", "calibrate", GAME, "--out", "none.trial", says="none.trial")
        self.bad("study", "calibrate", GAME, "--deals", "x", says="--deals")
        self.bad("study", "calibrate", GAME, "--deals", "0-1", "--samples", "0", says="--samples")
        self.bad("study", "calibrate", GAME, "--deals", "0-1", "--every", "0", says="--every")
        self.bad("study", "calibrate", "no-such-game", "--deals", "0-1", says="no-such-game")
