"""The worked positions of Lady Cadogan's five games (rules sections 4.10 to 8.10)."""

from deals import Generator, deck_of_number
from games.fortress import Fortress
from games.la_nivernaise import LaNivernaise
from games.the_clock import TheClock
from games.the_sultan import TheSultan
from games.the_fourteenth import SQUARE, TheFourteenth
from worked_hoffmann import WorkedPositions, falling, hand, rising


class LaNivernaiseWorked(WorkedPositions):
    def test_V1_deal(self) -> None:
        deck = deck_of_number("la-nivernaise", 5)
        piles = LaNivernaise.start(deck).piles()
        flanks = [piles[side + str(n)] for side in "LR" for n in range(1, 5)]
        self.assertEqual(flanks, [[card] for card in deck[:8]])
        self.assertEqual(piles["1"], deck[8:12])
        self.assertEqual(piles["6"], deck[28:32])
        self.assertEqual(piles["hand"], deck[:31:-1])

    def test_V2_peek(self) -> None:
        flanks = {name: "7C" for name in ("L1", "L2", "L3", "R1", "R2", "R3")}
        position = LaNivernaise.from_piles({**flanks, "3": "9C 4H KD 7S", "4": "2D 2D"})
        self.assertEqual(position.may_be_seen("3"), ["4H", "KD", "7S"])
        self.assertEqual(position.play("4-L4").may_be_seen("3"), ["KD", "7S"])

    def test_V3_exchange(self) -> None:
        position = LaNivernaise.from_piles(
            {"sa": rising("S", "5"), "sk": falling("S", "7"), "2": "9C 6S", "L1": "5S", "ha": rising("H", "5")}
        )
        self.assert_legal(position, "2-sa", "2-sk")
        self.assert_illegal(position, "sa-sk", "sk-sa", "ha-sa", "ha-sk")
        position = position.play("2-sk")
        self.assert_legal(position, "sk-sa")
        position = position.play("sa-sk").play("L1-sa")
        self.assert_pile(position, "sa", "AS 2S 3S 4S 5S")
        self.assert_pile(position, "sk", falling("S", "5"))

    def test_V3_base_cards_stay(self) -> None:
        aces = LaNivernaise.from_piles({"sa": "AS", "sk": falling("S", "2")})
        self.assert_illegal(aces, "sa-sk")
        self.assert_legal(aces, "sk-sa")
        self.assert_illegal(LaNivernaise.from_piles({"sa": rising("S", "Q"), "sk": "KS"}), "sk-sa")

    def test_V4_emptied_packet(self) -> None:
        for stock, dealt in ((30, 4), (3, 3), (0, 0)):
            with self.subTest(stock=stock):
                start = LaNivernaise.from_piles({"dk": "KD", "2": "QD", "hand": ["7C"] * stock})
                piles = start.play("2-dk").piles()
                self.assertEqual((len(piles["2"]), len(piles["hand"])), (dealt, stock - dealt))

    def test_V5_illegal(self) -> None:
        position = LaNivernaise.from_piles({"L1": "5S", "1": "6S", "3": "4S", "hand": "7C 8C"})
        self.assert_illegal(position, "L1-1", "L1-2", "1-3", "3-1", "hand-2", "L1-L2")
        self.assert_illegal(position.play("hand-L2"), "hand-L2")

    def test_V6_redeal(self) -> None:
        position = LaNivernaise.from_piles({"1": "2S 9H", "2": "KD", "6": "JC", "L1": "5S"}).play("redeal")
        self.assert_pile(position, "1", "2S 9H KD JC")
        self.assert_pile(position, "L1", "5S")
        self.assert_pile(position, "hand", "")
        self.assert_illegal(position, "redeal", "deal")


class TheClockWorked(WorkedPositions):
    def test_K1_hours(self) -> None:
        position = TheClock.from_piles({"XII": "5D 6D 7D 8D 9D TD JD QD", "1": "KD", "2": "AD"})
        self.assert_illegal(position, "1-XII")
        self.assertEqual(position.wanted("VIII"), "AD")
        self.assert_legal(position, "2-viii".upper())

    def test_K2_three_foundations_of_a_suit(self) -> None:
        position = TheClock.from_piles({"1": "4H", "2": "8H", "3": "QH", "4": "3H"})
        plays = {move for move in position.moves() if move.split("-")[1] in TheClock.families}
        self.assertEqual(plays, {"1-X", "2-II", "3-VI"})
        later = TheClock.from_piles({"VI": "JH QH KH AH 2H", "4": "3H"})
        self.assert_legal(later, "4-VI")

    def test_K3_marriages_and_turning(self) -> None:
        position = TheClock.from_piles(
            {"1": "9H", "2": "TH", "3": "KC", "4": "AC", "5": "8D 8D", "talon": "9H", "hand": "5S"}
        )
        self.assert_legal(position, "1-2", "3-4", "refill")
        self.assert_illegal(position, "2-1", "4-3", "talon-2", "turn", "hand-2")
        self.assert_legal(TheClock.from_piles({"talon": "8H"}), "talon-II")
        full = TheClock.from_piles({**{str(n): "2S 2S 2S" for n in range(1, 13)}, "hand": "5S"})
        self.assert_legal(full, "turn")
        self.assert_pile(full.play("turn"), "talon", "5S")
        self.assert_legal(full.play("turn"), "talon-XI")

    def test_K4_refill(self) -> None:
        sizes = {str(n): "2S 2S 2S 2S" for n in range(1, 13)} | {"1": "2S", "5": "", "9": "2S 2S"}
        plenty = TheClock.from_piles({**sizes, "hand": hand("AD 2D 3D 4D 5D 6D 7D")}).play("refill")
        for packet, cards in (("1", "2S AD 2D"), ("5", "3D 4D 5D"), ("9", "2S 2S 6D"), ("hand", "7D")):
            self.assert_pile(plenty, packet, cards)
        scarce = TheClock.from_piles({**sizes, "hand": hand("AD 2D 3D 4D")}).play("refill")
        for packet, cards in (("1", "2S AD 2D"), ("5", "3D 4D"), ("9", "2S 2S"), ("hand", "")):
            self.assert_pile(scarce, packet, cards)
        self.assert_illegal(scarce, "refill", "turn")


class FortressWorked(WorkedPositions):
    def test_F1_available_cards(self) -> None:
        position = Fortress.from_piles({
            "L1": "KD 3H 7C", "R1": "2S 8C", "L2": "AH", "R2": "",
            **{row: "KS" for row in ("L3", "L4", "L5", "R3", "R4", "R5")},
        })
        named = {move for move in position.moves() if move[:2] in ("L1", "L2", "R1", "R2")}
        self.assertEqual(named, {"L2-ha", "L1-R1", "R1-L1", "L1-R2", "R1-R2", "L2-R2"})

    def test_F2_corner(self) -> None:
        position = Fortress.from_piles({"R3": "KC", "L3": "AC"})
        self.assert_legal(position, "L3-ca")
        self.assert_illegal(position, "L3-R3", "R3-L3")

    def test_F3_reversal(self) -> None:
        position = Fortress.from_piles({"R4": "9D 2C 3C 4C 5C", "ca": "AC"})
        for _ in range(4):
            position = position.play("R4-L5")
        self.assert_pile(position, "L5", "5C 4C 3C 2C")
        for _ in range(4):
            position = position.play("L5-ca")
        self.assert_pile(position, "ca", rising("C", "5"))

    def test_F4_deal(self) -> None:
        deck = deck_of_number("fortress", 3)
        piles = Fortress.start(deck).piles()
        self.assertEqual(piles["L1"], deck[4::-1])
        self.assertEqual(piles["R1"], deck[5:10])
        self.assertEqual(piles["L2"], deck[14:9:-1])
        self.assertEqual(piles["R4"], deck[35:40])
        self.assertEqual(piles["L5"], deck[45:39:-1])
        self.assertEqual(piles["R5"], deck[46:52])


class TheFourteenthWorked(WorkedPositions):
    STUCK = "KS 2S 3S 4S 5S 2S AS 3S 4S 5S 3S 2S 2S 5S 4S 4S 3S 5S 2S 3S 5S 4S 4S 3S 6S".split()

    def stuck(self) -> TheFourteenth:
        return TheFourteenth.from_piles({place: card for place, card in zip(SQUARE, self.STUCK)})

    def test_Q1_fourteens_of_the_book(self) -> None:
        position = TheFourteenth.from_piles(
            {"r1c1": "TH", "r1c5": "4C", "r2c2": "JS", "r5c2": "3H", "r3c3": "8D", "r3c4": "6S"}
        )
        self.assertEqual(set(position.moves()), {"r1c1+r1c5", "r2c2+r5c2", "r3c3+r3c4"})
        self.assert_pile(position.play("r1c1+r1c5"), "out", "TH 4C")

    def test_Q2_exchange(self) -> None:
        position = self.stuck()
        self.assertEqual(len(position.moves()), 300)
        half = position.play("r1c2~r2c2")
        self.assertEqual(half.fourteens(), ["r1c1+r1c2"])
        self.assertEqual(len(half.moves()), 1 + 23 * 22 // 2)
        self.assert_illegal(half, "r1c2~r3c3", "r2c2~r3c3")
        self.assertEqual(half.play("r3c1~r3c2").moves(), ["r1c1+r1c2"])
        self.assertEqual(half.play("r1c1+r1c2").moves(), [])

    def test_Q3_illegal(self) -> None:
        fourteen = TheFourteenth.from_piles({"r1c1": "KS", "r1c2": "AS", "r4c4": "5D"})
        self.assertEqual(fourteen.moves(), ["r1c1+r1c2"])
        seven = TheFourteenth.from_piles({"r1c1": "7S", "r1c2": "2D"})
        self.assert_illegal(seven, "r1c1+r1c1", "r1c1+r1c2")
        self.assert_legal(TheFourteenth.from_piles({"r1c1": "7S", "r1c2": "7D"}), "r1c1+r1c2")
        diagonal = TheFourteenth.from_piles({"r1c1": "KS", "r2c2": "AS"})
        self.assertEqual(diagonal.moves(), ["r1c1~r2c2"])

    def test_Q4_refill(self) -> None:
        piles = {"r1c3": "KS", "r4c3": "AS"}
        two = TheFourteenth.from_piles({**piles, "hand": hand("2D 5D 9C")}).play("r1c3+r4c3")
        for place, card in (("r1c3", "2D"), ("r4c3", "5D"), ("hand", "9C"), ("out", "KS AS")):
            self.assert_pile(two, place, card)
        one = TheFourteenth.from_piles({**piles, "hand": hand("2D")}).play("r1c3+r4c3")
        self.assert_pile(one, "r1c3", "2D")
        self.assert_pile(one, "r4c3", "")
        none = TheFourteenth.from_piles(piles).play("r1c3+r4c3")
        self.assertTrue(none.won())
        self.assertEqual(none.moves(), [])


class TheSultanWorked(WorkedPositions):
    DIVAN = {"L1": "5D", "L2": "5D", "L3": "6D", "L4": "6D", "R1": "7D", "R2": "7D", "R3": "8D", "R4": "8D"}

    def test_S1_refill_from_the_hand(self) -> None:
        position = TheSultan.from_piles({**self.DIVAN, "L2": "AS", "hand": hand("9C TC")})
        self.assert_legal(position, "L2-sk1", "L2-sk2")
        self.assert_pile(position.play("L2-sk2"), "L2", "9C")

    def test_S2_refill_from_the_talon(self) -> None:
        position = TheSultan.from_piles({**self.DIVAN, "R3": "2H", "talon": "TC 5C 9D", "hand": "9C"}).play("R3-ha")
        self.assert_pile(position, "R3", "9D")
        self.assert_pile(position, "talon", "TC 5C")
        self.assert_pile(position, "hand", "9C")

    def test_S3_foundations(self) -> None:
        self.assertEqual(TheSultan.from_piles({**self.DIVAN, "L1": "AH"}).moves(), ["L1-hk"])
        self.assertEqual(TheSultan.from_piles({**self.DIVAN, "L1": "2H"}).moves(), ["L1-ha"])
        queen = TheSultan.from_piles({**self.DIVAN, "L1": "QH", "hk": "KH " + rising("H", "J")})
        self.assertEqual(queen.moves(), ["L1-hk"])
        other = TheSultan.from_piles({**self.DIVAN, "L1": "AH", "talon": "9D"})
        self.assert_illegal(other, "L1-ha", "L1-sultan", "talon-sultan", "talon-R3", "talon-L1", "L1-L2")

    def test_S4_identical_foundations(self) -> None:
        fours = "KS " + rising("S", "4")
        position = TheSultan.from_piles({**self.DIVAN, "sk1": fours, "sk2": fours, "talon": "5S"})
        self.assert_legal(position, "talon-sk1", "talon-sk2")

    def test_S5_redeal(self) -> None:
        talon = deck_of_number("the-sultan", 1)[:23]
        position = TheSultan.from_piles({**self.DIVAN, "L1": "AH", "talon": talon}, number=1).play("redeal")
        piles = position.piles()
        self.assertEqual((len(piles["hand"]), piles["talon"]), (23, []))
        self.assertEqual(sorted(piles["hand"]), sorted(talon))
        Generator(1, 1).shuffle(talon)
        self.assertEqual(piles["hand"], talon[::-1])
        self.assertEqual(position.play("L1-hk").piles()["L1"], piles["hand"][-1:])
        used = TheSultan.from_piles({**self.DIVAN, "talon": talon}, redeals_used=2)
        self.assert_illegal(used, "redeal")


