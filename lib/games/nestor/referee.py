"""Referees of Nestor: Cadogan ch. 23, Hoffmann's Illustrated Book no. 9, and how programs play it."""

from collections.abc import Iterator

from deals import Generator
from referee import Referee, S

EIGHT = [str(n) for n in range(1, 9)]
PUT_ASIDE = [f"a{n}" for n in range(1, 5)]
BESIDE = [f"r{n}" for n in range(1, 5)]


class NestorCadogan(Referee):
    """A closed packet of four, from which a card is taken when the lowest cards and those aside make no pair."""

    names = (*EIGHT, *PUT_ASIDE, *BESIDE, "out", "reserve")
    open_reserve = False
    at_any_time = False

    def lay_out(self, deck: list[str]) -> None:
        order = list(deck)
        again = 0
        while (dealt := self.dealt_without_duplicates(order)) is None:
            again += 1
            Generator(self.number, again).shuffle(order)
        for i, card in enumerate(dealt[:48]):
            self.p[EIGHT[i % 8]].append(card)
        if not self.open_reserve:
            self.p["reserve"] = dealt[:47:-1]
            return
        for place, card in zip(PUT_ASIDE if self.at_any_time else BESIDE, dealt[48:]):
            self.p[place] = [card]

    def dealt_without_duplicates(self, order: list[str]) -> list[str] | None:
        rest, laid = list(order), []
        while len(laid) < 48:
            above = {card[0] for card in laid[len(laid) % 8 :: 8]}
            suitable = [i for i, card in enumerate(rest) if card[0] not in above]
            if not suitable:
                return None
            laid.append(rest[suitable[0]])
            rest = rest[suitable[0] + 1 :] + rest[: suitable[0]]
        return laid + rest

    def won(self) -> bool:
        return not any(self.p[name] for name in self.names if name != "out")

    def pairs(self) -> list[str]:
        lying = [name for name in EIGHT + PUT_ASIDE if self.p[name]]
        return [
            f"{one}+{two}"
            for i, one in enumerate(lying)
            for two in lying[i + 1 :]
            if self.p[one][-1][0] == self.p[two][-1][0]
        ]

    def legal(self) -> Iterator[str]:
        yield from self.pairs()
        if self.at_any_time or not self.pairs():
            if self.p["reserve"]:
                yield "turn"
            yield from (f"{place}-{self.vacancy()}" for place in BESIDE if self.p[place])

    def vacancy(self) -> str:
        return [place for place in PUT_ASIDE if not self.p[place]][0]

    def play(self, move: str) -> None:
        if move == "turn":
            self.go("reserve", self.vacancy())
        elif "+" in move:
            for place in sorted(move.split("+"), key=lambda name: S.index(self.p[name][-1][1])):
                self.go(place, "out")
        else:
            self.go(*move.split("-"))


class NestorHoffmann(NestorCadogan):
    """Four reserve cards beside the rows, any one of them to get out of a difficulty."""

    open_reserve = True


class NestorModern(NestorHoffmann):
    """PySolFC, pileon.py, Nestor; solitairelaboratory.com: four reserve cards, played from at any time."""

    at_any_time = True


REFEREES = {"cadogan": NestorCadogan, "hoffmann": NestorHoffmann, "modern": NestorModern}
