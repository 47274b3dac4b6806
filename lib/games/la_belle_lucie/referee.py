"""Referees of La Belle Lucie: Cadogan ch. 1, and what others make of it."""

from collections.abc import Iterator

from deals import Generator
from referee import R, Referee, S, value

ACES = [s.lower() + "a" for s in S]
FANS = [str(n) for n in range(1, 19)]


class BelleLucieCadogan(Referee):
    """Threes dealt together; down in suit; what is left is shuffled and dealt again, twice; gone is gone."""

    names = (*ACES, *FANS, "hand")
    deals_allowed = 3

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = deck[::-1]
        self.spread()

    def spread(self) -> None:
        for fan in FANS:
            self.deal(fan, 3)

    def places_for(self, card: str, source: str) -> Iterator[str]:
        """Where a card that is free now may go, families first."""
        family = card[1].lower() + "a"
        if source not in ACES and len(self.p[family]) + 1 == value(card):
            yield family
        for fan in FANS:
            if fan != source and self.receives(fan, card):
                yield fan

    def receives(self, fan: str, card: str) -> bool:
        return bool(self.p[fan]) and value(card) < 13 and self.p[fan][-1] == R[value(card)] + card[1]

    def legal(self) -> Iterator[str]:
        for fan in FANS:
            if self.p[fan]:
                yield from (f"{fan}-{place}" for place in self.places_for(self.p[fan][-1], fan))
        if self.deals < self.deals_allowed and any(self.p[fan] for fan in FANS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move != "redeal":
            self.go(*move.split("-"))
            return
        self.take_up(FANS)
        cards = self.p["hand"][::-1]
        Generator(self.number, self.deals - 1).shuffle(cards)
        self.p["hand"] = cards[::-1]
        self.spread()


class BelleLuciePySolFC(BelleLucieCadogan):
    """PySolFC, fan.py: foundations give back their top cards; rows that are empty stay so."""

    def legal(self) -> Iterator[str]:
        yield from super().legal()
        for family in ACES:
            if self.p[family]:
                yield from (f"{family}-{place}" for place in self.places_for(self.p[family][-1], family))


class TheFan(BelleLuciePySolFC):
    """PySolFC, Fan: dealt once; an empty row takes a king; foundations give back their top cards."""

    deals_allowed = 1

    def receives(self, fan: str, card: str) -> bool:
        return super().receives(fan, card) if self.p[fan] else value(card) == 13


class TheFanInRounds(BelleLucieCadogan):
    """Blake and Gent: card by card over eighteen fans, so that the last two have two cards; a king to a gap; nothing comes back."""

    deals_allowed = 1

    def receives(self, fan: str, card: str) -> bool:
        return super().receives(fan, card) if self.p[fan] else value(card) == 13

    def spread(self) -> None:
        for number in range(52):
            self.deal(FANS[number % 18], 1)


REFEREES = {"cadogan": BelleLucieCadogan, "pysolfc": BelleLuciePySolFC, "fan": TheFan, "fan-in-rounds": TheFanInRounds}
