"""Referees of Napoleon at St. Helena: Cadogan ch. 2, and PySolFC's Forty Thieves."""

from collections.abc import Iterator

from referee import R, Referee, S, value

TEN = [str(n) for n in range(1, 11)]
TWICE = [s.lower() + "a" + n for s in S for n in "12"]


class NapoleonCadogan(Referee):
    """Four rows of ten; down in suit, one at a time; a lane takes any available card; the hand is turned once."""

    names = (*TWICE, *TEN, "talon", "hand")
    from_talon_only = False
    gives_back = False

    def lay_out(self, deck: list[str]) -> None:
        for i, card in enumerate(deck[:40]):
            self.p[TEN[i % 10]].append(card)
        self.p["hand"] = deck[40:][::-1]

    def won(self) -> bool:
        return sum(len(self.p[f]) for f in TWICE) == 104

    def legal(self) -> Iterator[str]:
        for source in [*TEN, "talon", *(TWICE if self.gives_back else [])]:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            if source not in TWICE:
                waiting = [f for f in TWICE if f[0] == card[1].lower() and len(self.p[f]) == value(card) - 1]
                yield from (f"{source}-{family}" for family in waiting)
            for lane in TEN:
                if not self.p[lane]:
                    if source == "talon" or not self.from_talon_only:
                        yield f"{source}-{lane}"
                elif lane != source and self.p[lane][-1] == R[value(card) % 13] + card[1] and value(card) < 13:
                    yield f"{source}-{lane}"
        if self.p["hand"]:
            yield "turn"

    def play(self, move: str) -> None:
        self.go(*(("hand", "talon") if move == "turn" else move.split("-")))


class NapoleonStrict(NapoleonCadogan):
    """The chapter's Note: only the talon fills a vacancy."""

    from_talon_only = True


class FortyThievesPySolFC(NapoleonCadogan):
    """PySolFC, fortythieves.py: foundations give back their top cards, to a column or to an empty one."""

    gives_back = True


REFEREES = {"cadogan": NapoleonCadogan, "strict": NapoleonStrict, "pysolfc": FortyThievesPySolFC}
