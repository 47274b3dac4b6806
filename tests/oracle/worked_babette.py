"""The worked positions of Babette (rules section H10)."""

from deals import deck_of_number
from games.babette import COLUMNS, Babette
from worked_hoffmann import WorkedPositions, falling, hand, rising


class BabetteWorked(WorkedPositions):
    def test_B1_a_row_is_finished_first(self) -> None:
        """AS, then 2S, then 3S and KD, then QD are played from the first row."""
        row = "AS 5H KD 2S QD 9C 9C 3S"
        position = Babette.from_piles({"hand": hand(row + " 4S")})
        self.assertEqual(position.moves(), ["deal"], "no card of the row is played before it lies")
        position = position.play("deal")
        self.assertEqual(sorted(position.moves()), ["1-sa", "3-dk", "deal"])
        self.assert_illegal(position, "4-sa", "8-sa", "5-dk")
        for move in ("1-sa", "4-sa", "8-sa", "3-dk", "5-dk"):
            self.assert_legal(position, move)
            position = position.play(move)
        self.assert_pile(position, "sa", "AS 2S 3S")
        self.assert_pile(position, "dk", "KD QD")
        self.assertEqual([position.top(column) for column in COLUMNS], [None, "5H", None, None, None, "9C", "9C", None])
        self.assert_pile(position.play("deal"), "1", "4S")

    def test_B2_the_next_row_covers_again(self) -> None:
        position = Babette.from_piles(
            {"hk": falling("H", "8"), "3": "7H KC", "hand": hand("2C 2D 2H 3C 3D 3H 4C 4D 5D")}
        )
        self.assert_illegal(position, "3-hk")
        freed = position.play("3-ck")
        self.assert_legal(freed, "3-hk")
        covered = freed.play("deal")
        self.assert_pile(covered, "3", "7H 2H")
        self.assert_illegal(covered, "3-hk")
        self.assert_pile(covered.play("deal"), "1", "2C 5D")

    def test_B3_the_last_column_is_dealt_first(self) -> None:
        again = Babette.from_piles({"1": "2S 9H", "8": "QD"}).play("redeal")
        self.assertEqual([again.top(column) for column in COLUMNS[:4]], ["QD", "2S", "9H", None])
        other = Babette.from_piles({"1": "2S 9H", "8": "QD"}, options={"gather": "in-order"}).play("redeal")
        self.assertEqual([other.top(column) for column in COLUMNS[:4]], ["2S", "9H", "QD", None])
        columns = {"1": "2S 9H 3C 4C", "5": "5C 6C 7C", "8": "KD 8C"}
        long = Babette.from_piles(columns).play("redeal")
        self.assertEqual([long.top(column) for column in COLUMNS], "KD 8C 5C 6C 7C 2S 9H 3C".split())
        self.assert_pile(long, "hand", "4C")
        self.assert_illegal(long, "redeal")
        self.assert_pile(long.play("deal"), "1", "KD 4C")

    def test_the_first_row_and_the_number_of_deals(self) -> None:
        deck = deck_of_number("babette", 5)
        position = Babette.start(deck)
        self.assertEqual([position.top(column) for column in COLUMNS], deck[:8])
        self.assertEqual(len(position.cards["hand"]), 96)
        for _ in range(12):
            position = position.play("deal")
        self.assert_pile(position, "8", " ".join(deck[7::8]))
        self.assert_illegal(position, "deal")
        for redeals, chosen in ((2, {}), (1, {"redeals": "one"})):
            stuck = Babette.from_piles({"1": "5H", "2": "9C"}, options=chosen)
            for _ in range(redeals):
                stuck = stuck.play("redeal")
            self.assertEqual(stuck.moves(), [])
        self.assertEqual(Babette.from_piles({}).moves(), [])

    def test_the_garden_is_played_out_before_it_is_taken_up(self) -> None:
        """Rules I3: the redeal waits until no available card can be played; at will it does not."""
        piles = {"1": "9C", "2": "5H AS", "3": "2S"}
        position = Babette.from_piles(piles)
        self.assertEqual(position.moves(), ["2-sa"])
        self.assertEqual(position.play("2-sa").moves(), ["3-sa"])
        self.assert_legal(position.play("2-sa").play("3-sa"), "redeal")
        self.assert_legal(Babette.from_piles(piles, options={"redeal": "at-will"}), "redeal")

    def test_a_gap_next_below_is_enough_by_an_option(self) -> None:
        """Rules I4: a card whose lower edge is free is available, though later rows lie below the gap."""
        cards = "7H 9C 2S 9D 9H 9C 8D 8H 5H 5C AS 5D 6H 6C 6D 4H 5H 5C 9S 5D 6H 6C 6D 4H".split()
        book = Babette.start(cards)
        gaps = Babette.start(cards, options={"available": "gap-below"})
        for move in ("deal", "3-sa", "deal"):
            book, gaps = book.play(move), gaps.play(move)
        self.assert_pile(book, "3", "2S 9S")
        self.assert_illegal(book, "3-sa", "3-sax2")
        self.assert_legal(gaps, "3-sax2")
        self.assert_illegal(gaps, "3-sa", "4-dax2")
        self.assert_pile(gaps.play("3-sax2"), "3", "9S")

    def test_either_family_of_a_suit(self) -> None:
        position = Babette.from_piles({"sa": rising("S", "6"), "sk": falling("S", "8"), "1": "7S", "2": "7S"})
        self.assertEqual(sorted(position.moves()), ["1-sa", "1-sk", "2-sa", "2-sk"])
        self.assert_illegal(position.play("1-sa"), "sa-sk", "1-2")
