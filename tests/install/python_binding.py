"""The Python binding, run by test_install.py against an installed library: python3 python_binding.py PROGRAM."""

import json
import subprocess
import sys
import unittest
from unittest import mock

import longwood

PROGRAM = sys.argv.pop(1)


def said(*command: str) -> dict:
    return json.loads(subprocess.run([PROGRAM, *command, "--json"], capture_output=True, text=True, check=False).stdout)


class Binding(unittest.TestCase):
    def test_games_are_the_programs(self):
        listed = subprocess.run([PROGRAM, "games", "--json"], capture_output=True, text=True, check=True).stdout.splitlines()
        self.assertEqual([game.id for game in longwood.games()], [json.loads(line)["game"] for line in listed])
        clock = next(game for game in longwood.games() if game.id == "the-clock")
        self.assertIn("Big Ben", clock.names)
        self.assertEqual(clock.sets[0].id, "cadogan")

    def test_solves_as_the_program_does(self):
        for deal in (1, 5):
            wanted = said("solve", "fortress", "--deal", str(deal), "--moves")
            found = longwood.solve("fortress", deal=deal)
            self.assertEqual((found.verdict, found.nodes), (wanted["verdict"], wanted["nodes"]))
            self.assertEqual(" ".join(found.moves), wanted.get("moves", ""))
        self.assertEqual(longwood.deal("fortress", 5).play(*longwood.solve("fortress", deal=5).moves).standing, "won")
        self.assertEqual(longwood.solve("fortress", deal=5, nodes=10).verdict, "open")

    def test_advises_as_the_program_does(self):
        wanted = said("advise", "the-clock", "--deal", "5", "--samples", "32")
        found = longwood.advise("the-clock", deal=5, worlds=32)
        self.assertEqual(list(found.plan), wanted["hints"][0]["plan"])
        self.assertEqual(found.worlds, wanted["tried"])
        for share, key in ((found.chance, "share"), (found.low, "low"), (found.high, "high")):
            self.assertAlmostEqual(share, wanted[key], 6)
        self.assertIsNone(found.verdict)
        proved = longwood.advise("fortress", deal=5)
        self.assertEqual((proved.verdict, proved.chance, proved.low, proved.high), ("won", 1, 1, 1))

    def test_plays_and_tells_why_not(self):
        table = longwood.deal("Fortress", 5)
        for move in table.moves():
            self.assertIsNone(table.why_not(move))
            self.assertTrue(table.words(move))
        refused = next(found for to in ("sa", "ha", "da", "ca") if (found := table.why_not(f"L1-{to}")))
        self.assertIn("rule", str(refused))
        self.assertIn(table.rule(refused.sentence)[:10], table.rule(refused.sentence))
        first = table.moves()[0]
        record = table.play(first).record()
        self.assertEqual(longwood.read_record(record).line, [first])
        other = table.copy()
        self.assertTrue(table.undo() and table.redo() and table.undo())
        self.assertEqual((len(table), len(other)), (0, 1))
        self.assertEqual(longwood.deal("fortress", deck=table.deck()).piles(), table.piles())

    def test_covered_cards_stay_covered(self):
        table = longwood.deal("the-clock", 5)
        self.assertIn("??", sum(table.piles().values(), []))
        self.assertNotIn("??", sum(table.piles(hidden=True).values(), []))

    def test_a_name_of_a_rule_set_means_it(self):
        self.assertEqual(longwood.deal("Big Ben").set, "big-ben")
        self.assertEqual(longwood.deal("Big Ben", set="cadogan").set, "cadogan")

    def test_faults_are_one_line(self):
        table = longwood.deal("fortress", 5)
        for ask in (
            lambda: longwood.deal("no such game"),
            lambda: longwood.deal("fortress", set="nonsense"),
            lambda: longwood.deal("fortress", -1),
            lambda: longwood.deal("fortress", 2**64),
            lambda: longwood.deal("fortress", 1.5),
            lambda: longwood.deal("fortress", deck="KS"),
            lambda: longwood.deal("fortress", options="nonsense=1"),
            lambda: longwood.deal(5),
            lambda: longwood.read_record("nonsense\0"),
            lambda: longwood.read_record("nonsense"),
            lambda: table.play("nonsense"),
            lambda: longwood.deals("fortress", [1], set="nonsense"),
        ):
            with self.assertRaises(longwood.Fault) as caught:
                ask()
            self.assertRegex(str(caught.exception), r"\A[^\n]+\Z")
            self.assertNotIn("longwood_", str(caught.exception))
        self.assertEqual(len(table), 0)

    def test_many_deals_with_and_without_numpy(self):
        with mock.patch.dict(sys.modules, {"numpy": None}):
            plain = longwood.solve_many("fortress", range(1, 6))
            rows = longwood.deals("fortress", range(1, 6))
        self.assertEqual([row[0] for row in plain], [1, 2, 3, 4, 5])
        self.assertEqual({len(row) for row in rows}, {52 - 4} if len(rows[0]) == 48 else {52})
        self.assertEqual(longwood.deals("fortress", []) is None, False)
        try:
            import numpy
        except ImportError:
            return
        array = longwood.solve_many("fortress", range(1, 6))
        self.assertEqual([tuple(row) for row in array], plain)
        self.assertEqual(array["verdict"].dtype, numpy.uint8)
        self.assertEqual(longwood.deals("fortress", range(1, 6)).tolist(), rows)


if __name__ == "__main__":
    unittest.main()
