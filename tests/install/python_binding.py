"""The Python binding, run by test_install.py against an installed library: python3 python_binding.py PROGRAM."""

import copy
import gc
import json
import multiprocessing
import pickle
import subprocess
import sys
import unittest
from unittest import mock

import longwood
from longwood import _search, arena

PROGRAM = sys.argv.pop(1) if __name__ == "__main__" else ""
FIRST = "L2-R5"


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

    def test_a_dead_end_is_told_as_the_program_tells_it(self):
        """Games played home first and otherwise by the first move, until none that is left brings a card home."""
        ends = 0
        for deal in range(12):
            table = longwood.deal("the-trefoil", deal)
            while table.standing == "playing" and not table.dead_end:
                moves = table.moves()
                table.play(next((move for move in moves if move[-2:] in ("sa", "ha", "da", "ca")), moves[0]))
            told = said("deal", table.game, "--deal", str(deal), "--moves", " ".join(table.line))
            self.assertEqual((table.standing, table.dead_end), (told["state"], told["deadEnd"]))
            self.assertEqual(arena.look(table).dead_end, table.dead_end)
            if table.dead_end:
                ends += 1
                self.assertEqual(table.standing, "playing")
                self.assertIs(table.undo() and table.dead_end, False)
        self.assertGreater(ends, 0)

    def test_copies_are_games_of_their_own_and_outlive_the_first(self):
        for of in (copy.copy, copy.deepcopy, longwood.Session.copy, lambda table: copy.deepcopy({"one": [table, table]})["one"][0]):
            table = longwood.deal("fortress", 5).play(FIRST)
            other = of(table)
            self.assertEqual((other.line, str(other)), (table.line, str(table)))
            other.play(other.moves()[0])
            self.assertEqual((len(table), len(other)), (1, 2))
            del table
            gc.collect()
            for deal in range(50):
                longwood.deal("the-clock", deal)
            self.assertTrue(other.undo() and other.undo())
            self.assertEqual(str(other), str(longwood.deal("fortress", 5)))

    def test_pickles_are_records_with_rules_deck_and_board(self):
        clock = longwood.deal("the-clock", 7, options="phases=strict")
        ways = (
            longwood.deal("fortress", 2**64 - 1),
            longwood.deal("fortress", 5, set="chessboard").play(FIRST),
            clock.play(clock.moves()[0]),
            longwood.deal("fortress", deck=longwood.deal("fortress", 9).deck()),
        )
        for table in ways:
            for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
                again = pickle.loads(pickle.dumps(table, protocol))
                self.assertEqual((again.record(), str(again), again.set), (table.record(), str(table), table.set))
                again.play(again.moves()[0])
                self.assertEqual(len(again), len(table) + 1)

    def test_other_processes_get_games(self):
        ask = "import pickle, sys; table = pickle.loads(bytes.fromhex(sys.argv[1])); print(table.line, table.moves())"
        table = longwood.deal("fortress", 5).play(FIRST)
        told = subprocess.run([sys.executable, "-c", ask, pickle.dumps(table).hex()], capture_output=True, text=True, check=True)
        self.assertEqual(told.stdout.strip(), f"{table.line} {table.moves()}")
        for way in ("spawn", "fork"):
            with multiprocessing.get_context(way).Pool(1) as pool:
                self.assertEqual(pool.map_async(longwood.Session.moves, [table]).get(60), [table.moves()])
                self.assertEqual(pool.map_async(longwood.solve, [table]).get(60), [longwood.solve(table)])

    def test_values_and_faults_go_through_a_pickle(self):
        table = longwood.deal("fortress", 5)
        values = [longwood.games()[0], table.why_not("L1-R1"), longwood.solve(table), longwood.advise(table, worlds=4)]
        self.assertEqual(pickle.loads(pickle.dumps(copy.deepcopy(values))), values)
        self.assertEqual(str(pickle.loads(pickle.dumps(longwood.Fault("a line")))), "a line")

    def test_what_holds_a_handle_is_not_copied_by_accident(self):
        table = longwood.deal("fortress", 5)
        solver = _search._Solver(10, 0, 0)
        for of in (copy.deepcopy, pickle.dumps):
            for held in (table._handle, solver):
                with self.assertRaisesRegex(TypeError, "cannot be copied or pickled"):
                    of(held)
        shared = copy.copy(solver)
        with solver:
            pass
        self.assertEqual((shared.verdict, shared.nodes), (0, 0))
        with self.assertRaises(AttributeError):
            longwood.Session.__new__(longwood.Session).moves()

    def test_rules_by_number(self):
        table = longwood.deal("fortress", 5)
        self.assertTrue(table.rule(1))
        for number in (0, 10_000, 2**31, 2**32 + 1):
            with self.assertRaisesRegex(IndexError, "there is no rule"):
                table.rule(number)

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
            lambda: longwood.deal("fortress", ""),
            lambda: longwood.deal("fortress", 0.0),
            lambda: longwood.deal("fortress", []),
            lambda: longwood.deal("fortress", False),
            lambda: longwood.deal("fortress", int),
            lambda: longwood.deal("fortress", set=""),
            lambda: longwood.deal("fortress", set=0),
            lambda: longwood.deal("fortress", options=0),
            lambda: longwood.deal("fortress", deck=""),
            lambda: longwood.deal("fortress", board=""),
            lambda: longwood.deal(5),
            lambda: longwood.deal(None),
            lambda: longwood.Session(5),
            lambda: longwood.Session(None),
            lambda: longwood.Session(table),
            lambda: longwood.read_record(None),
            lambda: longwood.solve("fortress", nodes=True),
            lambda: longwood.advise("fortress", worlds=1.0),
            lambda: table.why_not(None),
            lambda: table.words(None),
            lambda: table.rule("1"),
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
