"""The Four Corners, Cadogan, chapter 5, and Hoffmann no. 33: twelve packets in two wings, their corners aslant."""

from collections.abc import Iterator
from dataclasses import dataclass

from cards import are_neighbours
from families import PLACES_BETWEEN, play_home, plays_home, taken_back
from kit import DealtOneByOne, families_of, next_higher, next_lower, one_of, places

PACKETS = places(12)
CORNERS = ("1", "6", "7", "12")
LEFT, RIGHT = ("2", "3", "4", "5"), ("8", "9", "10", "11")
AS_DRAWN = dict(zip(LEFT + RIGHT, ("dk", "ck", "hk", "sk", "da", "ca", "ha", "sa")))
"""The family beside each side as Hoffmann's figure has it: kings on the left, aces on the right."""
MIRRORED = dict(zip(LEFT + RIGHT, ("ca", "sa", "ha", "da", "ck", "sk", "hk", "dk")))
SIDES_FIRST = ("11", "10", "9", "8", "5", "4", "3", "2", "12", "6", "7", "1")
REDEALS = 2


@dataclass
class TheFourCorners(DealtOneByOne):
    """While cards are dealt a corner serves every family, and a side the one beside it."""

    game = "the-four-corners"
    families = families_of("a", "k")
    pile_names = families + PACKETS + ("turned", "hand") + PLACES_BETWEEN
    sets = {
        "hoffmann": {"deal-play": "forced", "first-round": "laid", "abeyance": "allowed"},
        "pysolfc": {
            "places": "mirrored",
            "dealing": "by-rounds",
            "packing": "any-suit",
            "gather": "sides-first",
            "families": "returnable",
        },
    }

    next_place_at: int = 0
    """The packet on which the next card falls, counted from the first."""
    between_rounds: bool = False
    """By rounds: a whole round lies and may be played from."""

    # The deal.

    def packets(self) -> tuple[str, ...]:
        return PACKETS

    def next_place(self) -> str:
        return PACKETS[self.next_place_at]

    def by_rounds(self) -> bool:
        return self.has("dealing", "by-rounds")

    def founded_by(self, card: str | None) -> str | None:
        """The family of which this card is the first, while it has none."""
        return next((f for f in self.families if not self.cards[f] and card == f[::-1].upper()), None)

    def plays_of(self, givers: tuple[str, ...]) -> list[str]:
        """To families, and between two of a suit where cards are held."""
        held = self.has("abeyance", "allowed")
        return [play for play in plays_home(self, givers) if held or not play.endswith("b")]

    def served(self, giver: str, place: str) -> list[str]:
        """Where the exposed card of `giver` may go, if the rules of the deal see it at this place."""
        beside = (MIRRORED if self.has("places", "mirrored") else AS_DRAWN).get(place)
        founded = self.founded_by(self.top(giver))
        targets = [play.partition("-")[2] for play in self.plays_of((giver,))]
        return [target for target in targets if place in CORNERS or target in (beside, founded)]

    def suited(self, place: str) -> list[str]:
        first_round = not self.cards[place]
        if not self.cards["turned"] or self.by_rounds() or (first_round and self.has("first-round", "laid")):
            return []
        founded = self.founded_by(self.top("turned"))
        return [founded] if founded is not None else self.served("turned", place)

    def compelled(self) -> bool:
        return self.has("deal-play", "forced") or self.founded_by(self.top("turned")) is not None

    def played_between_rounds(self) -> list[str]:
        if not (self.between_rounds and self.cards["hand"]):
            return []
        plays = [f"{packet}-{target}" for packet in PACKETS for target in self.served(packet, packet)]
        return plays + (list(taken_back(self, (), False, are_neighbours)) if self.has("families", "returnable") else [])

    def follow_up(self) -> None:
        while self.dealing() and not self.played_between_rounds():
            if not self.cards["turned"]:
                self._shift("hand", "turned")
            targets = self.suited(self.next_place())
            twin_is_held = self.top(self.cards["turned"][-1][1].lower() + "b") == self.cards["turned"][-1]
            if targets and self.compelled() and (len(targets) == 1 or twin_is_held):
                play_home(self, "turned", targets[0])
            elif targets:
                return
            else:
                self.lay_turned()

    def lay_turned(self) -> None:
        self._shift("turned", self.next_place())
        self.next_place_at = (self.next_place_at + 1) % len(PACKETS)
        self.between_rounds = self.next_place_at == 0 and self.by_rounds()

    # The play.

    def licences(self) -> Iterator[str]:
        if self.dealing():
            yield from self.played_between_rounds()
            yield from self.in_the_deal()
            return
        on = one_of(next_lower, next_higher) if self.has("packing", "any-suit") else are_neighbours
        fills = self.has("vacancy", "any-card")
        yield from self.plays_of(PACKETS)
        yield from self.upon(PACKETS, PACKETS, on)
        if fills:
            yield from self.into_vacancies(PACKETS, PACKETS)
        if self.has("families", "returnable"):
            yield from taken_back(self, PACKETS, fills, on)
        if self.redeals_used < REDEALS and any(self.cards[packet] for packet in PACKETS):
            yield "redeal"

    def take_up(self) -> None:
        order = SIDES_FIRST if self.has("gather", "sides-first") else PACKETS
        again = [card for packet in order for card in self.cards[packet]]
        self.cards |= dict.fromkeys(PACKETS, ()) | {"hand": tuple(reversed(again))}
        self.next_place_at, self.between_rounds = 0, False

    def _carry_out(self, move: str) -> None:
        if move == "redeal":
            super()._carry_out(move)
            return
        if move != "deal":
            play_home(self, *move.split("-"))
        elif self.cards["turned"]:
            self.lay_turned()
        else:
            self.between_rounds = False
        self.follow_up()
