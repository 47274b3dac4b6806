"""The worked positions of Hoffmann's three games (rules sections 1.10, 2.10, 3.10)."""

import unittest

from cards import RANKS
from deals import deck_of_number
from games.la_capricieuse import LaCapricieuse
from games.la_nationale import LaNationale
from games.st_helena import StHelena
from position import IllegalMove, Position
from replay import start_from_number


def rising(suit: str, last: str) -> str:
    """An ascending family from the ace to the given rank."""
    return " ".join(r + suit for r in RANKS[: RANKS.index(last) + 1])


def falling(suit: str, last: str) -> str:
    """A descending family from the king to the given rank."""
    return " ".join(r + suit for r in reversed(RANKS[RANKS.index(last):]))


def hand(stock: str) -> list[str]:
    """A hand from which the cards are dealt in the order written."""
    return stock.split()[::-1]


class WorkedPositions(unittest.TestCase):
    def assert_pile(self, position: Position, pile: str, cards: str) -> None:
        self.assertEqual(" ".join(position.piles()[pile]), cards, f"pile {pile}")

    def assert_legal(self, position: Position, *moves: str) -> None:
        for move in moves:
            self.assertIn(move, position.moves())

    def assert_illegal(self, position: Position, *moves: str) -> None:
        for move in moves:
            self.assertNotIn(move, position.moves())
            self.assertRaises(IllegalMove, position.play, move)


class LaNationaleWorked(WorkedPositions):
    def test_N1_deal(self) -> None:
        position = LaNationale.from_piles({"hand": hand("5S 2H 9C QD KC 3H 7D 8D 6S")}, dealing=True)
        position.deal_on()
        self.assert_pile(position, "1", "5S 9C KC 7D 8D")
        self.assert_pile(position, "2", "6S")
        self.assert_pile(position, "ha", "AH 2H 3H")
        self.assert_pile(position, "dk", "KD QD")

    def test_N2_chain(self) -> None:
        position = LaNationale.from_piles(
            {"1": "9H KD 5C 7H QC 6D 4S 3S", "hand": hand("8C 2S 4H")}, dealing=True, dealt=8
        )
        position.deal_on()
        self.assert_pile(position, "sa", "AS 2S 3S 4S")
        self.assert_pile(position, "1", "9H KD 5C 7H QC 6D")
        self.assert_pile(position, "2", "8C 4H")

    def test_N2_a_choice_among_forced_plays_is_a_move(self) -> None:
        """The turned card fits both families; then two column ends are the same card."""
        position = LaNationale.from_piles(
            {"sa": rising("S", "4"), "sk": falling("S", "6"), "hand": hand("5S 9D")}, dealing=True
        )
        position.deal_on()
        self.assertEqual(position.moves(), ["turned-sa", "turned-sk", "turned-sb"])
        self.assert_pile(position, "turned", "5S")
        self.assert_pile(position.play("turned-sk"), "1", "9D")
        twins = LaNationale.from_piles(
            {"1": "4C 3S", "2": "9H 3S", "hand": hand("2S")}, dealing=True, dealt=16
        )
        twins.deal_on()
        self.assertEqual(twins.moves(), ["1-sa", "2-sa"])
        chosen = twins.play("2-sa")
        self.assert_pile(chosen, "2", "9H")
        self.assertFalse(chosen.dealing)

    def test_AB1_a_card_is_held_between_the_families(self) -> None:
        piles = {"ha": rising("H", "7"), "hk": falling("H", "9"), "1": "5S"}
        for game in (LaNationale, LaCapricieuse):
            counters = {"dealing": True, "dealt": 1} if game is LaNationale else {}
            for choices, moves in ({}, ["turned-ha", "turned-hk", "turned-hb"]), ({"abeyance": "off"}, ["turned-ha", "turned-hk"]):
                position = game.from_piles({**piles, "hand": hand("8H 9H 2C")}, options=choices, **counters)
                position.deal_on()
                self.assertEqual(position.moves(), moves)
                fell = position.play("turned-hk")
                self.assertIn("9H", fell.cards["1"] + fell.cards["2"])
            held = game.from_piles({**piles, "hand": hand("8H 9H 2C")}, **counters)
            held.deal_on()
            held = held.play("turned-hb")
            self.assert_pile(held, "ha", rising("H", "9"))
            self.assert_pile(held, "hk", falling("H", "9"))
            self.assert_pile(held, "hb", "")

    def test_a_held_card_goes_with_the_next_play_of_its_suit(self) -> None:
        piles = {"sa": rising("S", "6"), "sk": falling("S", "8"), "1": "5H 7S", "2": "9H 7S", "3": "8S", "4": "6S"}
        for game in (LaNationale, LaCapricieuse):
            held = game.from_piles(piles).play("1-sb")
            self.assert_illegal(held, "2-sb", "sb-sa", "4-sa", "3-sk")
            self.assert_pile(held.play("3-sa"), "sa", rising("S", "8"))
            self.assert_pile(held.play("4-sk"), "sk", falling("S", "6"))
            for twin in ("2-sa", "2-sk"):
                self.assert_pile(held.play(twin), "sa", rising("S", "7"))
                self.assert_pile(held.play(twin), "sk", falling("S", "7"))

    def test_compulsion_ends_with_the_final_cards_or_with_the_last_card(self) -> None:
        position = start_from_number("la-nationale", 195)
        self.assertEqual(set(position.moves()), {"3-sa", "9-sa"})
        other = LaNationale.start(deck_of_number("la-nationale", 195), 195, {"compulsion": "last-card"})
        self.assert_legal(other, "7-10", "3-sa", "9-sa")

    def test_N3_play_phase(self) -> None:
        position = LaNationale.from_piles({
            "1": "9H 4C 8S", "2": "2D 9S", "3": "JD 7S", "4": "", "5": "KH 5S 6S 7S", "6": "QC AH",
            **{str(n): "2C 2C" for n in range(7, 13)},
            "ca": rising("C", "3"),
        })
        among_six = {move for move in position.moves() if move[0] in "123456" and len(move.split("-")[0]) == 1}
        self.assertEqual(
            among_six,
            {"1-2", "2-1", "1-3", "3-1", "1-5", "5-1", "1-4", "2-4", "3-4", "5-4", "6-4", "5-4x2", "5-4x3"},
        )
        self.assert_pile(position.play("5-4x3"), "4", "5S 6S 7S")
        for _ in range(3):
            position = position.play("5-1")
        self.assert_pile(position, "1", "9H 4C 8S 7S 6S 5S")
        self.assert_pile(position, "5", "KH")
        self.assert_illegal(position, "5-6", "1-6", "5-4x2")


class LaCapricieuseWorked(WorkedPositions):
    def test_C1_deal(self) -> None:
        position = LaCapricieuse.from_piles({"hand": hand("2C QH 9S 9S 3C JH 5D")})
        position.deal_on()
        self.assert_pile(position, "ca", "AC 2C 3C")
        self.assert_pile(position, "hk", "KH QH JH")
        for column, card in (("1", "9S"), ("2", "9S"), ("3", "5D"), ("4", "")):
            self.assert_pile(position, column, card)

    def test_C2_lock(self) -> None:
        position = LaCapricieuse.from_piles({
            "da": rising("D", "2"), "1": "9C", "2": "9S", "3": "5H", "4": "6H", "5": "4D", "hand": hand("3D 8C"),
        })
        position.deal_on()
        self.assert_pile(position, "da", "AD 2D 3D")
        self.assert_pile(position, "5", "4D")
        self.assert_pile(position, "6", "8C")
        self.assert_legal(position, "5-da")

    def test_C3_short_last_row(self) -> None:
        position = LaCapricieuse.from_piles({"hand": hand("2S 3S 4S 5S 6S " + "AH " * 91)})
        position.deal_on()
        lengths = [len(position.piles()[str(n)]) for n in range(1, 13)]
        self.assertEqual(lengths, [8] * 7 + [7] * 5)

    def test_C4_play(self) -> None:
        position = LaCapricieuse.from_piles({"1": "9S", "2": "8S", "3": "TS"})
        self.assertEqual(set(position.moves()), {"2-1", "1-2", "3-1", "1-3", "redeal"})

    def test_C5_redeal(self) -> None:
        position = LaCapricieuse.from_piles({"sa": rising("S", "2"), "1": "5H 2S", "3": "KD"})
        self.assertEqual(position.moves(), ["redeal"])
        position = position.play("redeal")
        for column, card in (("1", "5H"), ("2", "2S"), ("3", "KD"), ("4", "")):
            self.assert_pile(position, column, card)
        self.assertEqual(position.play("redeal").moves(), [])


class StHelenaWorked(WorkedPositions):
    def test_H1_restriction(self) -> None:
        cases = [("2H", "2", "ha", False), ("QH", "2", "hk", True), ("QH", "8", "hk", False),
                 ("2H", "8", "ha", True), ("QH", "5", "hk", True), ("2H", "5", "ha", True)]
        for card, place, family, while_dealing in cases:
            with self.subTest(card=card, place=place):
                dealing = StHelena.from_piles({place: card, "hand": "9C"})
                self.assertEqual(f"{place}-{family}" in dealing.moves(), while_dealing)
                self.assert_legal(StHelena.from_piles({place: card}), f"{place}-{family}")

    def test_H2_round_one(self) -> None:
        position = StHelena.from_piles({"5": "QC", "6": "4S", "hand": hand("9D 8H")}).play("5-ck")
        self.assert_pile(position, "5", "9D")
        self.assert_pile(position, "ck", "KC QC")
        self.assert_pile(position, "hand", "8H")

    def test_H3_round_two(self) -> None:
        two = StHelena.from_piles({"5": "4D QC", "6": "4S", "hand": hand("9D 8H")}, next_place=6).play("5-ck")
        self.assert_pile(two, "5", "4D")
        self.assert_pile(two.play("deal"), "6", "4S 9D")
        one = StHelena.from_piles({"5": "QC", "6": "4S", "hand": hand("9D 8H")}, next_place=6).play("5-ck")
        self.assert_pile(one, "5", "9D")
        self.assert_pile(one.play("deal"), "6", "4S 8H")

    def test_H4_marriages(self) -> None:
        self.assertEqual(set(StHelena.from_piles({"3": "6S", "9": "7S"}).moves()), {"3-9", "9-3", "redeal"})
        self.assertEqual(StHelena.from_piles({"3": "6S", "9": "7S", "hand": "9C"}).moves(), ["deal"])

    def test_H5_redeal(self) -> None:
        position = StHelena.from_piles({"1": "2S 9H", "2": "KD"}, next_place=9).play("redeal")
        for place, card in (("1", "2S"), ("2", "9H"), ("3", "KD"), ("4", ""), ("hand", "")):
            self.assert_pile(position, place, card)
        many = StHelena.from_piles({"1": "9H " * 14, "2": "8C"}, next_place=9).play("redeal")
        self.assert_pile(many, "12", "9H")
        self.assert_pile(many, "hand", "8C 9H 9H")
        self.assert_pile(many.play("deal"), "1", "9H 9H")
