"""Puzzles: found, kept on a shelf, and checked by both engines; and the shelves that go with the page."""

import json
import unittest

from program import GAMES, ROOT, ProgramTest

SHELVES = sorted((ROOT / "data" / "puzzles").glob("*.puzzles"))


class Mining(ProgramTest):
    def test_a_puzzle_is_a_record_and_its_moves_are_proved(self):
        result = self.run_program("puzzles", "fortress", "--deals", "0-79", "--json")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stderr, r"^Fortress: \d+ puzzles in 80 deals\n$")
        puzzle = json.loads(result.stdout.splitlines()[0])
        self.write("a.record", puzzle["record"])
        self.assertEqual(self.objects("verify", "a.record", "--json")[0]["ok"], True)
        shown = self.one("deal", "fortress", "--deal", str(puzzle["deal"]), "--moves", puzzle["after"], "--json")
        keep = puzzle["keep"].split()
        self.assertLessEqual(set(keep), set(shown["moves"]))
        # twins count once, so there may be more won moves than are named, but every named one is won
        won = 0
        for move in shown["moves"]:
            self.write("b.record", f"{puzzle['record']}{move}\n")
            told = self.run_program("solve", "fortress", "--record", "b.record", "--json")
            verdict = json.loads(told.stdout)["verdict"]
            won += verdict == "won"
            if move in keep:
                self.assertEqual(verdict, "won", move)
        self.assertGreaterEqual(won, len(keep))
        self.assertLess(won, len(shown["moves"]))
        whole = f"{puzzle['after']} {puzzle['way']}"
        end = self.one("deal", "fortress", "--deal", str(puzzle["deal"]), "--moves", whole, "--json")
        self.assertEqual(end["state"], "won")

    def test_none_found(self):
        result = self.run_program("puzzles", "fortress", "--deals", "0", "--json")
        self.assertEqual((result.returncode, result.stdout), (1, ""))

    def test_win_in(self):
        result = self.run_program("puzzles", "fortress", "--deals", "0-79", "--win-in", "90", "--json")
        for line in result.stdout.splitlines():
            self.assertLessEqual(len(json.loads(line)["way"].split()), 90)


class Shelf(ProgramTest):
    def setUp(self):
        super().setUp()
        result = self.run_program("puzzles", "fortress", "--deals", "0-79", "--out", "a.puzzles")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.shelf = (self.directory / "a.puzzles").read_text()

    def test_it_is_checked(self):
        count = len(self.shelf.splitlines()) - 1
        self.assertIn(f"{count} of {count} puzzles checked by both engines, 0 do not hold", self.good("puzzles", "--check", "a.puzzles"))
        self.assertIn(f"1 of {count} puzzles", self.good("puzzles", "--check", "a.puzzles", "--sample", "1"))

    def test_deals_above_2_to_the_53_are_strings_and_may_be_numbers_as_before(self):
        first, last = 2**64 - 80, 2**64 - 1
        result = self.run_program("puzzles", "fortress", "--deals", f"{first}-{last}", "--out", "b.puzzles")
        self.assertEqual(result.returncode, 0, result.stderr)
        head, *lines = (self.directory / "b.puzzles").read_text().splitlines()
        deals = [json.loads(line)["deal"] for line in lines]
        self.assertTrue(deals)
        for deal in deals:
            self.assertIsInstance(deal, str)
            self.assertTrue(first <= int(deal) <= last)
        self.good("puzzles", "--check", "b.puzzles")
        self.write("b.puzzles", "\n".join([head, *(line.replace(f'"{deal}"', deal) for line, deal in zip(lines, deals))]) + "\n")
        self.good("puzzles", "--check", "b.puzzles")
        for deal in ("-1", "5.7", "1e3", '"x"', '"-1"', '""', f'"{2**64}"', str(2**64), "null"):
            self.write("b.puzzles", "\n".join([head, *lines]).replace(f'"deal":"{deals[0]}"', f'"deal":{deal}') + "\n")
            self.bad("puzzles", "--check", "b.puzzles", says='line 2: "deal" is not the number of a deal')

    def test_the_same_deals_give_the_same_shelf(self):
        self.run_program("puzzles", "fortress", "--deals", "0-79", "--out", "b.puzzles")
        self.assertEqual((self.directory / "b.puzzles").read_text(), self.shelf)

    def test_a_false_claim_is_found(self):
        head, first, *rest = self.shelf.splitlines()
        puzzle = json.loads(first)
        shown = self.one("deal", "fortress", "--deal", str(puzzle["deal"]), "--moves", puzzle["after"], "--json")
        other = next(move for move in shown["moves"] if move not in puzzle["keep"].split())
        puzzle["keep"] = f"{puzzle['keep']} {other}"
        self.write("b.puzzles", "\n".join([head, json.dumps(puzzle), *rest]) + "\n")
        result = self.run_program("puzzles", "--check", "b.puzzles")
        self.assertEqual(result.returncode, 1)
        self.assertIn(f"b.puzzles, line 2, deal {puzzle['deal']}: after", result.stdout)

    def test_damage_is_named_by_its_line(self):
        lines = self.shelf.splitlines()
        self.write("cut.puzzles", "\n".join(lines[:-1]) + "\n")
        self.bad("puzzles", "--check", "cut.puzzles", says="the file is cut short; make it again")
        self.write("torn.puzzles", self.shelf[:-30] + "\n")
        self.bad("puzzles", "--check", "torn.puzzles", says=f"line {len(lines)}: this is no JSON object")
        self.write("other.puzzles", self.shelf.replace('"rules":', '"rules":9'))
        self.bad("puzzles", "--check", "other.puzzles", says="line 1: the puzzles are of another version of the rules")
        self.write("worse.puzzles", self.shelf.replace('"way":"', '"way":7,"was":"', 1))
        self.bad("puzzles", "--check", "worse.puzzles", says='line 2: "way" is not what it should be')
        for text in ("", "[]\n", "longwood record 1\n", "{}\n"):
            self.write("none.puzzles", text)
            self.bad("puzzles", "--check", "none.puzzles", says="none.puzzles, line")

    def test_no_other_file_is_overwritten(self):
        self.write("mine.txt", "mine\n")
        self.bad("puzzles", "fortress", "--deals", "0-79", "--out", "mine.txt", says="shelf of puzzles")
        self.assertEqual((self.directory / "mine.txt").read_text(), "mine\n")


class WrongUse(ProgramTest):
    def test_arguments(self):
        self.bad("puzzles", says="name a game")
        self.bad("puzzles", "fortress", says="--deals 0-999")
        self.bad("puzzles", "fortres", "--deals", "1", says="did you mean 'fortress'?")
        self.bad("puzzles", "fortress", "--deals", "3-1", says="is not a range")
        self.bad("puzzles", "fortress", "--check", "a.puzzles", says="omit GAME")
        self.bad("puzzles", "--check", "nothing.puzzles", says="nothing.puzzles")
        self.bad("puzzles", "fortress", "--deals", "1", "--sample", "3", says="--check")


class Shipped(ProgramTest):
    def test_they_are_puzzles_by_the_terms(self):
        self.assertGreaterEqual(len(SHELVES), 1)
        for path in SHELVES:
            head, *puzzles = map(json.loads, path.read_text().splitlines())
            self.assertIn(head["game"], GAMES)
            self.assertEqual(path.name, f"{head['game']}-{head['set']}.puzzles")
            self.assertEqual(len(puzzles), head["puzzles"])
            self.assertLessEqual(len(puzzles), 100)
            self.assertEqual(len({one["deal"] for one in puzzles}), len(puzzles))
            for one in puzzles:
                keep = len(one["keep"].split())
                self.assertGreaterEqual(one["moves"], 4)
                self.assertIn(keep, (1, 2))
                self.assertLessEqual(2 * keep, one["moves"])
                self.assertGreaterEqual(len(one["way"].split()), 6)

    def test_some_are_checked_by_both_engines(self):
        for path in SHELVES:
            self.assertIn(": 2 of ", self.good("puzzles", "--check", str(path), "--sample", "2"))
