"""longwood-lab train: weights of the honest player, the same every time."""

import re
import tempfile
import unittest
from pathlib import Path

from program import ROOT, ProgramTest


class Train(ProgramTest):
    def test_the_same_seed_and_games_give_the_same_weights(self):
        ask = ("train", "the-sultan", "--games", "20", "--seed")
        first, again, other = (self.good(*ask, seed) for seed in ("3", "3", "4"))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)
        self.assertTrue(first.startswith("// longwood-lab train the-sultan --seed 3 --games 20\n"))

    def test_weights_are_as_many_as_the_guide_has(self):
        files = {file.parent.name.replace("_", "-"): file.read_text(encoding="utf-8") for file in ROOT.glob("lib/games/*/player_weights.inc")}
        guides = {game: shipped for game, shipped in files.items() if "--shuffles" not in shipped.splitlines()[0]}
        self.assertGreater(len(guides), 3)
        for game, shipped in guides.items():
            trained = self.good("train", game, "--games", "2")
            counts = [sum(line.count(",") for line in text.splitlines() if not line.startswith("//")) for text in (trained, shipped)]
            self.assertEqual(*counts)

    def test_values_are_fitted_to_games_the_same_every_time(self):
        ask = ("study", "value", "spensers-fairie-queen", "--deals")
        first = self.good(*ask, "4700000-4700003", "--threads", "1")
        self.assertEqual(first, self.good(*ask, "4700000-4700003", "--threads", "2"))
        self.assertNotEqual(first, self.good(*ask, "4700004-4700007"))
        shipped = (ROOT / "lib/games/spensers_fairie_queen/player_value.inc").read_text(encoding="utf-8")
        self.assertEqual(first.count(","), shipped.count(",") + first.splitlines()[1].count(",") - shipped.splitlines()[1].count(","))
        refused = self.run_program("study", "value", "nestor", "--deals", "0-1")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))
        self.assertIn("nestor has no value function", refused.stderr)

    def test_what_plans_are_worth_is_learnt_apart(self):
        ask = ("train", "the-clock", "--plans", "--games", "2", "--seed")
        first, again, other = (self.good(*ask, seed) for seed in ("3", "3", "4"))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)
        self.assertTrue(first.startswith("// longwood-lab train the-clock --plans --seed 3 --games 2\n"))
        shipped = (ROOT / "lib/games/the_clock/player_plans.inc").read_text(encoding="utf-8")
        counts = [sum(line.count(",") for line in text.splitlines() if not line.startswith("//")) for text in (first, shipped)]
        self.assertEqual(*counts)
        refused = self.run_program("train", "the-sultan", "--plans", "--games", "1")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))
        self.assertIn("weights of plans", refused.stderr)

    def test_a_net_is_the_same_for_the_same_seed_and_games(self):
        with tempfile.TemporaryDirectory() as folder:
            def learnt(seed: str) -> bytes:
                path = Path(folder, "net")
                self.good("train", "klondike", "--net", "--games", "30", "--searched", "2", "--walks", "8", "--seed", seed, "--out", str(path))
                return path.read_bytes()

            first, again, other = learnt("3"), learnt("3"), learnt("4")
            self.assertEqual(first, again)
            self.assertNotEqual(first, other)
            head = first.split(b"\n", 2)[:2]
            self.assertEqual(head[1], b"longwood-lab train klondike --net --seed 3 --games 30 --searched 2 --walks 8")
            shipped = (ROOT / "lib/games/klondike/klondike.net").read_bytes()
            self.assertEqual(head[0], shipped.split(b"\n", 1)[0])
            refused = self.run_program("train", "fortress", "--net", "--games", "1", "--out", str(Path(folder, "other")))
            self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))

    def test_a_file_that_holds_something_else_is_left_as_it_was(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "letter")
            path.write_text("Dear Sir", encoding="utf-8")
            result = self.run_program("train", "the-clock", "--games", "1", "--out", str(path))
            self.assertEqual(result.returncode, 2)
            self.assertEqual(path.read_text(encoding="utf-8"), "Dear Sir")

    def test_built_in_weights_are_tried_by_quick_play(self):
        """The same count with any number of threads; the parts of a range add up."""
        def won(deals: str, *options: str) -> int:
            text = self.good("train", "the-sultan", "--play", deals, *options)
            return int(re.search(r": (\d+) of \d+ won", text)[1])

        whole = won("4000000-4000039", "--threads", "1")
        self.assertEqual(won("4000000-4000039", "--threads", "3"), whole)
        self.assertEqual(won("4000000-4000018") + won("4000019-4000039"), whole)
        self.assertGreater(whole, 30)
        refused = self.run_program("train", "la-nivernaise", "--play", "0-9")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))
        self.assertIn("ends with a guess", refused.stderr)

    def test_a_game_without_weights_is_refused(self):
        result = self.run_program("train", "fortress")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertEqual(len(result.stderr.splitlines()), 1)
