"""Worked positions which the files positions.txt cannot say: deals in progress, shuffles, what may be seen."""

import unittest

from deals import Generator, deck_of_number
from games import GAMES
from games.la_capricieuse.oracle import LaCapricieuse
from games.la_nationale.oracle import LaNationale
from games.la_nivernaise.oracle import LaNivernaise
from games.the_sultan.oracle import TheSultan

DIVAN = {"L1": "5D", "L2": "5D", "L3": "6D", "L4": "6D", "R1": "7D", "R2": "7D", "R3": "8D", "R4": "8D"}


class Worked(unittest.TestCase):
    def test_N2_of_two_end_cards_that_are_the_same_one_is_chosen(self) -> None:
        piles = {"1": "4C 3S", "2": "9H 3S", "hand": "2S"}
        twins = LaNationale.from_piles(piles, dealing=True, dealt=16)
        twins.deal_on()
        self.assertEqual(twins.moves(), ["1-sa", "2-sa"])
        chosen = twins.play("2-sa")
        self.assertEqual(chosen.piles()["2"], ["9H"])
        self.assertFalse(chosen.dealing)

    def test_C3_short_last_row(self) -> None:
        stock = ["2S", "3S", "4S", "5S", "6S"] + ["AH"] * 91
        position = LaCapricieuse.from_piles({"hand": stock[::-1]})
        position.deal_on()
        lengths = [len(position.piles()[str(n)]) for n in range(1, 13)]
        self.assertEqual(lengths, [8] * 7 + [7] * 5)

    def test_V2_peeks(self) -> None:
        piles = {"1": "9C 4H KD 7S", **dict(zip(("L1", "L2", "L3", "L4", "R1", "R2"), "2S 3S 4S 5S 6S 8S".split()))}
        for choices, seen in (
            ({}, "4H KD 7S"), ({"peek": "none"}, "7S"), ({"peek": "inclusive"}, "KD 7S"), ({"peek": "open"}, "9C 4H KD 7S")
        ):
            position = LaNivernaise.from_piles({**piles, "4": "2D 2D"}, options=choices)
            self.assertEqual(" ".join(position.may_be_seen("1")), seen)
        filled = LaNivernaise.from_piles({**piles, "4": "2D 2D"}).play("4-R4")
        self.assertEqual(filled.may_be_seen("1"), ["KD", "7S"])

    def test_an_ace_or_king_is_brought_up_to_the_flanks(self) -> None:
        deck = "2S 3S 4S 5S 6S 7S 8S 9S 2H KD 3H AC 4H".split()
        brought = LaNivernaise.start(deck, 0, {"guarantee": "brought-up"}).piles()
        self.assertEqual((brought["L1"], brought["R4"], brought["1"]), (["AC"], ["8S"], ["9S", "2H", "KD", "3H"]))
        self.assertEqual(LaNivernaise.start(["KH", *deck], 0, {"guarantee": "brought-up"}).piles()["L1"], ["KH"])

    def test_S5_redeal(self) -> None:
        talon = deck_of_number("the-sultan", 1)[:23]
        position = TheSultan.from_piles({**DIVAN, "L1": "AH", "talon": talon}, number=1).play("redeal")
        Generator(1, 1).shuffle(talon)
        piles = position.piles()
        self.assertEqual((piles["hand"], piles["talon"]), (talon[::-1], []))
        self.assertEqual(position.play("L1-hk").piles()["L1"], talon[:1])

    def test_stock_face_upwards(self) -> None:
        for game in (game for game in GAMES.values() if "hand" in game.pile_names):
            for number in range(3):
                deck = deck_of_number(game.game, number)
                down, up = game.start(deck, number), game.start(deck, number, {"stock": "face-up"})
                for _ in range(60):
                    self.assertEqual(up.moves(), down.moves())
                    self.assertEqual(down.seen_in_hand(), [])
                    self.assertEqual(up.seen_in_hand(), list(up.cards["hand"][-1:]))
                    if not down.moves():
                        break
                    down, up = (position.play(position.moves()[-1]) for position in (down, up))
