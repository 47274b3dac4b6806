"""Worked positions of the options (rules, section 7 of each game and A7)."""

from collections.abc import Mapping

from deals import deck_of_number
from cards import RANKS
from games.fortress import Fortress
from games.la_capricieuse import LaCapricieuse
from games.la_nationale import LaNationale
from games.la_nivernaise import LaNivernaise
from games.st_helena import StHelena
from games.the_clock import TheClock
from games.the_fourteenth import TheFourteenth
from games.the_sultan import TheSultan
from replay import start_from_number
from worked_hoffmann import WorkedPositions, falling, hand, rising


def option(**chosen: str) -> Mapping[str, str]:
    return {"options": {name.replace("_", "-"): choice.replace("_", "-") for name, choice in chosen.items()}}


class OptionsWorked(WorkedPositions):
    def test_gathering(self) -> None:
        for choice, order in ((None, "5H 2S KD"), ("packets-reversed", "KD 5H 2S"), ("all-reversed", "KD 2S 5H")):
            chosen = option(gather=choice) if choice else {}
            position = LaCapricieuse.from_piles({"1": "5H 2S", "3": "KD", "sa": rising("S", "3")}, **chosen).play("redeal")
            self.assertEqual([position.top(column) for column in "123"], order.split())

    def test_the_nation_deals_the_last_column_first(self) -> None:
        """Rules I1: the second column goes beneath the first, so the last becomes the first of the new ones."""
        columns = {"1": "5H 2S", "2": "9C", "12": "7D 8C"}
        nation = LaNationale.from_piles(columns, options=LaNationale.sets["the-nation"]).play("redeal")
        self.assert_pile(nation, "1", "7D 8C 9C 5H")
        self.assert_pile(nation, "sa", "AS 2S")

    def test_corner_and_vacancies(self) -> None:
        piles = {"1": "KH", "2": "AH", "5": "KD 5S 6S 7S"}
        self.assert_illegal(LaNationale.from_piles(piles), "1-2", "2-1")
        self.assert_legal(LaNationale.from_piles(piles, **option(corner="open")), "1-2", "2-1")
        self.assert_legal(LaNationale.from_piles(piles), "5-4x3")
        single = LaNationale.from_piles(piles, **option(vacancy="single-card"))
        self.assert_illegal(single, "5-4x3")
        self.assert_legal(single, "5-4")
        self.assert_legal(LaCapricieuse.from_piles(piles, **option(vacancy="any-card")), "1-3", "5-4")

    def test_the_nation_binds_laid_cards(self) -> None:
        piles = {"1": "4S 3S", "hand": hand("2S 9H")}
        book = LaNationale.from_piles(piles, dealing=True, dealt=2)
        book.deal_on()
        self.assert_pile(book, "sa", "AS 2S 3S 4S")
        bound = LaNationale.from_piles(piles, dealing=True, dealt=2, **option(deal_ends="locked"))
        bound.deal_on()
        self.assert_pile(bound, "sa", "AS 2S")
        self.assert_pile(bound, "1", "4S 3S 9H")

    def test_st_helena_restrictions(self) -> None:
        piles = {"2": "2H", "8": "QH"}
        bound = option(restriction="first-deal")
        self.assert_illegal(StHelena.from_piles(piles, **bound), "2-ha", "8-hk")
        self.assert_legal(StHelena.from_piles({**piles, "hand": "5C"}, redeals_used=1, **bound), "2-ha", "8-hk")
        self.assert_legal(StHelena.from_piles({**piles, "hand": "5C"}, **option(restriction="off")), "2-ha", "8-hk")

    def test_st_helena_gives_back(self) -> None:
        position = StHelena.from_piles({"ha": rising("H", "2"), "hk": falling("H", "3"), "3": "3H"}, **option(families="returnable"))
        self.assert_legal(position, "ha-hk", "ha-3")
        self.assert_illegal(position, "ha-1", "hk-3")

    def test_AB1_st_helena_holds_a_card_between_the_families(self) -> None:
        piles = {"ha": rising("H", "7"), "hk": falling("H", "9"), "5": "8H", "6": "9H", "7": "7H", "11": "8H"}
        self.assert_illegal(StHelena.from_piles(piles), "5-hb")
        chosen = option(abeyance="allowed")
        held = StHelena.from_piles(piles, **chosen).play("5-hb")
        self.assert_illegal(held, "11-hb", "hb-ha")
        self.assert_pile(held.play("6-ha"), "ha", rising("H", "9"))
        self.assert_pile(held.play("7-hk"), "hk", falling("H", "7"))
        for twin in ("11-ha", "11-hk"):
            self.assert_pile(held.play(twin), "ha", rising("H", "8"))
            self.assert_pile(held.play(twin), "hk", falling("H", "8"))
        families = {"ha": rising("H", "7"), "hk": falling("H", "9")}
        dealing = StHelena.from_piles({**families, "2": "8H", "5": "8H", "8": "8H", "hand": "5C"}, **chosen)
        self.assert_legal(dealing, "5-hb", "2-hk", "8-ha")
        self.assert_illegal(dealing, "2-hb", "8-hb")
        again = StHelena.from_piles({**families, "hb": "8H", "1": "2S", "2": "9H"}, **chosen).play("redeal")
        self.assert_pile(again, "hb", "8H")

    def test_nivernaise_peeks(self) -> None:
        piles = {"1": "9C 4H KD 7S", **dict(zip(("L1", "L2", "L3", "L4", "R1", "R2"), "2S 3S 4S 5S 6S 8S".split()))}
        for choice, seen in ((None, "4H KD 7S"), ("none", "7S"), ("inclusive", "KD 7S"), ("open", "9C 4H KD 7S")):
            chosen = option(peek=choice) if choice else {}
            self.assertEqual(" ".join(LaNivernaise.from_piles(piles, **chosen).may_be_seen("1")), seen)

    def test_stock_face_upwards(self) -> None:
        for game in (LaNationale, LaCapricieuse, StHelena, LaNivernaise, TheClock, TheFourteenth, TheSultan):
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

    def test_clock_refills_in_rotation(self) -> None:
        full = {str(n): "2D 3D 4D" for n in range(1, 13)}
        piles = {**full, "1": "7S", "5": "", "9": "2D 3D", "hand": hand("8S 9S TS JS QS KS")}
        position = TheClock.from_piles(piles, **option(refill="rotation")).play("refill")
        self.assert_pile(position, "1", "7S 8S JS")
        self.assert_pile(position, "5", "9S QS KS")
        self.assert_pile(position, "9", "2D 3D TS")

    def test_clock_marriages(self) -> None:
        piles = {"1": "TH", "2": "9H", "3": "2D 3D AC", "4": "KC", "talon": "9H"}
        self.assert_legal(TheClock.from_piles(piles), "2-1", "4-3")
        self.assert_illegal(TheClock.from_piles(piles, **option(marry="three")), "2-1")
        self.assert_legal(TheClock.from_piles(piles, **option(marry="three")), "4-3")
        self.assert_illegal(TheClock.from_piles(piles, **option(king_on_ace="no")), "4-3")
        self.assert_legal(TheClock.from_piles(piles, **option(talon="circle")), "talon-1")

    def test_clock_phases(self) -> None:
        circle = {str(n): "2S 2S 2S" for n in range(1, 13)}
        piles = {**circle, "1": "2S 2S 4H", "2": "2S 2S TH", "3": "2S 2S 9H", "4": "2S 2S 8C", "5": "2S 2S 9C", "talon": "4H", "hand": hand("AD AC AH")}
        married = TheClock.from_piles(piles, **option(phases="strict")).play("3-2")
        self.assert_illegal(married, "1-X", "talon-X", "turn")
        self.assert_legal(married, "4-5", "refill")
        self.assert_legal(married.play("refill"), "1-X", "talon-X", "turn")
        self.assert_legal(TheClock.from_piles(piles).play("3-2"), "1-X", "talon-X")
        long_packet = TheClock.from_piles({**piles, "3": "2S 2S 2S 9H"}, **option(phases="strict")).play("3-2")
        self.assert_legal(long_packet, "1-X", "turn")
        out = TheClock.from_piles({**piles, "hand": ""}, **option(phases="strict")).play("3-2")
        self.assert_legal(out, "1-X", "talon-X")
        played = TheClock.from_piles(piles, **option(phases="strict")).play("1-X")
        self.assert_legal(played, "3-2", "4-5", "refill")

    def test_nivernaise_round_after_the_redeal(self) -> None:
        piles = {"1": "2S 9H", "2": "KD", "6": "JC", "L1": "5S"}
        chosen = option(round_after_redeal="after-filling")
        before = LaNivernaise.from_piles(piles, **chosen).play("redeal")
        self.assert_pile(before, "1", "")
        self.assert_pile(before, "hand", "JC KD 9H 2S")
        self.assert_legal(before, "deal", "hand-L2", "hand-R4")
        self.assert_illegal(before, "hand-L1", "hand-1", "redeal")
        self.assert_pile(before.play("hand-L2").play("deal"), "1", "9H KD JC")
        self.assert_pile(LaNivernaise.from_piles(piles).play("redeal"), "1", "2S 9H KD JC")

    def test_chessboard(self) -> None:
        position = Fortress.from_piles({"R3": "KC", "L3": "AC", "L1": "9D KH", "L2": "KD 2C"}, **option(base="first-card", corner="open"))
        self.assert_legal(position, "R3-ca", "L3-ca", "R3-L3", "L3-R3")
        begun = position.play("R3-ca")
        self.assert_legal(begun, "L1-ha", "L3-ca")
        self.assert_illegal(begun, "L2-ca")
        self.assertEqual(begun.play("L3-ca").wanted("ca"), "2C")

    def test_fourteenth(self) -> None:
        piles = {"r1c1": "5H", "r1c2": "9H", "r2c2": "4H", "r5c5": "AS"}
        shifted = TheFourteenth.from_piles(piles, **option(close_up="shift")).play("r1c1+r1c2")
        self.assertEqual([shifted.top(place) for place in ("r1c1", "r1c2", "r2c2")], ["4H", "AS", None])
        closing = TheFourteenth.from_piles(piles, **option(close_up="last-to-first")).play("r1c1+r1c2").play("refill")
        self.assertEqual(closing.top("r1c1"), "AS")
        stuck = {"r1c1": "5H", "r2c2": "4H", "r3c3": "3H", "r4c4": "AS"}
        self.assert_illegal(TheFourteenth.from_piles(stuck, **option(exchange="none")), "r1c1~r2c2")
        once = TheFourteenth.from_piles(stuck, **option(size="one-with-one")).play("r1c1~r2c2")
        self.assertEqual(once.moves(), [])

    def test_fourteenth_last_card(self) -> None:
        piles = {"r1c3": "KS", "r4c3": "AS", "r4c5": "9H", "r1c1": "9C", "hand": "5D"}
        book = TheFourteenth.from_piles(piles).play("r1c3+r4c3")
        self.assertEqual(book.moves(), ["r1c1+r1c3"])
        asked = TheFourteenth.from_piles(piles, **option(last_card="chosen")).play("r1c3+r4c3")
        self.assertEqual(asked.moves(), ["hand-r1c3", "hand-r4c3"])
        self.assertEqual(asked.play("hand-r4c3").moves(), ["r4c3+r4c5"])
        self.assertEqual(asked.play("hand-r1c3").moves(), ["r1c1+r1c3"])
        two = TheFourteenth.from_piles({**piles, "hand": hand("2D 5D")}, **option(last_card="chosen"))
        self.assert_pile(two.play("r1c3+r4c3"), "r4c3", "5D")

    def test_sultan(self) -> None:
        piles = {"L1": "2H", "talon": "5C 9D"}
        self.assert_pile(TheSultan.from_piles(piles).play("L1-ha"), "L1", "9D")
        open_place = TheSultan.from_piles(piles, **option(refill="leisure")).play("L1-ha")
        self.assert_pile(open_place, "L1", "")
        self.assert_legal(open_place, "talon-L1", "talon-R4")
        self.assert_illegal(TheSultan.from_piles(piles, **option(refill="leisure", divan="six")), "talon-L4")
        turned = TheSultan.from_piles(piles, **option(talon="unshuffled", refill="leisure")).play("redeal")
        self.assert_pile(turned, "hand", "9D 5C")

    def test_sultan_as_pysolfc_plays_it(self) -> None:
        chosen = option(refill="talon-or-divan")
        shifting = TheSultan.from_piles({"L1": "2S", "talon": "9D"}, **chosen)
        self.assert_legal(shifting, "L1-L2", "L1-R4", "talon-L2")
        self.assert_illegal(shifting, "talon-L1", "L2-L3", "L1-L1")
        self.assert_pile(shifting.play("L1-R4"), "R4", "2S")
        self.assert_illegal(
            TheSultan.from_piles({"L1": "2S"}, **option(refill="talon-or-divan", divan="six")), "L1-L4", "L1-R4"
        )
        chosen = option(turn="by-itself", refill="leisure")
        turning = TheSultan.from_piles({"L1": "2S", "talon": "2H", "hand": hand("5C 9D")}, **chosen)
        self.assert_pile(turning.play("talon-ha"), "talon", "5C")
        self.assert_pile(turning.play("turn"), "talon", "2H 5C")
        chosen = option(turn="by-itself", refill="leisure", talon="unshuffled")
        again = TheSultan.from_piles({"talon": "5C 9D"}, **chosen).play("redeal")
        self.assert_pile(again, "talon", "5C")
        self.assert_pile(again, "hand", "9D")
        self.assertEqual(len(start_from_number("the-sultan", 1, "six").cards["talon"]), 1)

    def test_sultan_as_hoffmann_plays_it(self) -> None:
        chosen = option(refill="from-hand", talon="unshuffled", play="forthwith")
        places = ("L2", "L3", "L4", "R1", "R2", "R3", "R4")
        full = dict(zip(places, "5D 5D 6D 6D 7D 7D 8D".split()))
        piles = {**full, "L1": "2H", "sk1": "KS AS", "hand": hand("9C AS 2S")}
        turned = TheSultan.from_piles(piles, **chosen).play("turn").play("turn")
        self.assert_pile(turned, "sk2", "KS AS")
        self.assert_pile(turned, "talon", "9C")
        self.assertEqual(set(turned.play("turn").moves()), {"talon-sk1", "talon-sk2"})
        filled = TheSultan.from_piles({**full, "L1": "2H", "R4": "3H", "talon": "5C 9D", "hand": "JC"}, **chosen)
        filled = filled.play("L1-ha").play("R4-ha")
        self.assert_pile(filled, "L1", "JC")
        self.assert_pile(filled, "R4", "")
        again = TheSultan.from_piles({"ha": "AH 2H 3H", "talon": "5C"}, **chosen).play("redeal")
        self.assert_pile(again, "L1", "5C")
        self.assert_pile(again, "hand", "")

    def test_fortress_as_pysolfc_plays_it(self) -> None:
        piles = {"ca": "AC 2C", "R3": "3C", "L3": "5C"}
        self.assert_illegal(Fortress.from_piles(piles), "ca-R3", "ca-L1")
        giving = Fortress.from_piles(piles, **option(families="returnable"))
        self.assert_legal(giving, "ca-R3", "ca-L1")
        self.assert_illegal(giving, "ca-L3", "ca-sa")
        deck = [rank + suit for rank in RANKS for suit in "SHDC"]
        dealt = Fortress.start(deck, options={"deal": "rounds"}).piles()
        self.assertEqual(dealt["L1"], [deck[i] for i in (0, 10, 20, 30, 40, 50)])
        self.assertEqual(dealt["R1"], [deck[i] for i in (1, 11, 21, 31, 41, 51)])
        self.assertEqual(dealt["R5"], [deck[i] for i in (9, 19, 29, 39, 49)])

    def test_st_helena_supply_and_redeals(self) -> None:
        piles = {"5": "QC", **{str(n): "9D" for n in range(1, 13) if n != 5}, "hand": hand("4S 5S")}
        self.assert_pile(StHelena.from_piles(piles).play("5-ck"), "5", "4S")
        waiting = StHelena.from_piles(piles, **option(supply="after-plays")).play("5-ck")
        self.assertEqual(waiting.moves(), ["refill"])
        self.assert_pile(waiting.play("refill"), "5", "4S")
        later = StHelena.from_piles(piles, **option(supply="first-round"), rounds_dealt=1).play("5-ck")
        self.assert_pile(later, "5", "")
        first = StHelena.from_piles(piles, **option(supply="first-round")).play("5-ck")
        self.assert_pile(first, "5", "4S")
        self.assert_illegal(StHelena.from_piles({"1": "9S"}, **option(redeals="none")), "redeal")

    def test_families_that_give_back(self) -> None:
        piles = {"ha": rising("H", "2"), "hk": falling("H", "3"), "3": "3H", "9": "4H"}
        for game in (LaNationale, LaCapricieuse):
            self.assert_illegal(game.from_piles(piles), "ha-hk", "hk-9", "ha-3")
            giving = game.from_piles(piles, **option(families="returnable"))
            self.assert_legal(giving, "ha-hk", "hk-ha", "hk-9", "ha-3")
            self.assert_illegal(giving, "ha-9", "hk-3", "ha-sa")
        self.assert_legal(LaNationale.from_piles(piles, **option(families="returnable")), "ha-1", "sa-1")
        self.assert_illegal(LaCapricieuse.from_piles(piles, **option(families="returnable")), "ha-1")
        emptied = LaCapricieuse.from_piles({"1": "2S"}, **option(families="returnable")).play("sa-1")
        self.assert_pile(emptied, "sa", "")
        self.assert_legal(emptied, "1-sa")

    def test_la_nationale_deals_every_card_it_gathers(self) -> None:
        chosen = {
            "abeyance": "off", "corner": "open", "deal-play": "none", "families": "returnable",
            "redeals": "two", "vacancy": "single-card",
        }
        position = LaNationale.start(deck_of_number("la-nationale", 0), 0, chosen)
        again = position.play("sa-10").play("redeal")
        self.assertEqual(len(again.cards["hand"]), 0)
        self.assertEqual([len(again.cards[column]) for column in ("10", "11", "12")], [8, 8, 9])

    def test_nivernaise_as_pysolfc_plays_it(self) -> None:
        piles = {"sa": "AS 2S", "ha": "AH", "L1": "2D", "1": "6H", "hand": "9C"}
        position = LaNivernaise.from_piles(piles, **option(source="any-place"))
        self.assert_legal(position, "L1-L2", "sa-R4", "1-L2")
        self.assert_illegal(position, "hand-L2", "ha-L2", "sa-L1", "sa-1")
        self.assert_legal(LaNivernaise.from_piles(piles, **option(source="any-place", exchange="with-base")), "ha-L2")
        deck = "2S 3S 4S 5S 6S 7S 8S 9S 2H KD 3H AC 4H".split()
        brought = LaNivernaise.start(deck, 0, option(guarantee="brought-up")["options"])
        self.assert_pile(brought, "L1", "AC")
        self.assert_pile(brought, "R4", "8S")
        self.assert_pile(brought, "1", "9S 2H KD 3H")
        self.assert_pile(LaNivernaise.start(["KH", *deck], 0, option(guarantee="brought-up")["options"]), "L1", "KH")
