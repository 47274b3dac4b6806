#!/usr/bin/env python3
"""`longwood-lab blockers`: lost positions in which few cards are to be found, and their files."""

import json
import unittest

from program import ROOT, ProgramTest

SHELVES = sorted((ROOT / "data" / "blockers").glob("*.blockers"))


class Blockers(ProgramTest):
    def mine(self, name: str, *more: str) -> list[dict]:
        done = self.run_program("blockers", "the-fourteenth", "--deals", "0-29", "--out", name, *more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return [json.loads(line) for line in (self.directory / name).read_text().splitlines()]

    def test_puzzles_are_found_again_with_the_same_seed_and_hold(self):
        head, *puzzles = self.mine("a.blockers")
        self.assertEqual((head["longwood"], head["game"], head["puzzles"]), ("blockers 1", "the-fourteenth", len(puzzles)))
        self.mine("b.blockers", "--seed", "1")
        self.assertEqual((self.directory / "a.blockers").read_text(), (self.directory / "b.blockers").read_text())
        self.assertNotEqual(self.mine("c.blockers", "--seed", "2"), [head, *puzzles])
        self.assertIn(f"{len(puzzles)} puzzles checked, 0 do not hold", self.good("blockers", "--check", "a.blockers"))

    def test_few_cards_lose_each_and_some_do_not(self):
        _, *puzzles = self.mine("a.blockers")
        self.assertGreater(len(puzzles), 2)
        for puzzle in puzzles:
            position = ("why-lost", "the-fourteenth", "--deal", str(puzzle["deal"]), "--moves", puzzle["after"], "--json")
            told = json.loads(self.good(*position))
            self.assertEqual(told["found"], "lost")
            if any(one["both"] for one in told["cannot"]):
                continue
            self.assertEqual(len(told["cannot"]), puzzle["fewest"])
            cards = " ".join(one["card"] for one in told["cannot"])
            self.assertTrue(json.loads(self.good(*position, "--cards", cards))["asked"]["minimal"])
            self.assertGreaterEqual(puzzle["oneIn"], 4)

    def test_a_false_or_damaged_file_is_noticed(self):
        self.mine("a.blockers")
        text = (self.directory / "a.blockers").read_text()
        lines = text.splitlines()
        puzzle = json.loads(lines[1])
        puzzle["fewest"] += 1
        self.write("b.blockers", "\n".join([lines[0], json.dumps(puzzle), *lines[2:]]) + "\n")
        done = self.run_program("blockers", "--check", "b.blockers")
        self.assertEqual(done.returncode, 1)
        self.assertIn("b.blockers, line 2, deal", done.stdout)
        self.write("cut.blockers", "\n".join(lines[:-1]) + "\n")
        self.bad("blockers", "--check", "cut.blockers", says="the file is cut short; make it again with longwood-lab blockers")
        self.write("other.blockers", text.replace("blockers 1", "puzzles 1"))
        self.bad("blockers", "--check", "other.blockers", says="line 1: this is not a shelf of puzzles")

    def test_the_shelves_of_the_page_hold(self):
        self.assertTrue(SHELVES)
        for shelf in SHELVES:
            self.assertIn(" 0 do not hold", self.good("blockers", "--check", str(shelf)), shelf.name)

    def test_what_is_missing_is_named(self):
        self.bad("blockers", says="blockers: name a game")
        self.bad("blockers", "the-fourteenth", says="blockers: choose deals")


if __name__ == "__main__":
    unittest.main()
