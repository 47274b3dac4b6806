"""Referees of La Nivernaise: Cadogan, and what others make of it."""

from collections.abc import Iterator

from deals import Generator
from families_referee import FAMILIES, Families

FLANKS = [side + str(n) for side in "LR" for n in range(1, 5)]
LINE = [str(n) for n in range(1, 7)]


class LaNivernaiseCadogan(Families):
    """Cadogan ch. 13: flanks, line, exchange one at a time, vacancies from pack or line, one re-deal."""

    names = FAMILIES + tuple(FLANKS) + tuple(LINE) + ("hand",)
    most_deals = 2
    base_stays = True
    from_hand = True
    from_anywhere = False

    def assure(self, deck: list[str]) -> list[str]:
        return deck

    def lay_out(self, deck: list[str]) -> None:
        self.p["hand"] = self.assure(list(deck))[::-1]
        for place in FLANKS:
            self.deal(place)
        self.round()

    def round(self) -> None:
        for packet in LINE:
            self.deal(packet, 4)

    def legal(self) -> Iterator[str]:
        yield from self.home_moves(FLANKS + LINE)
        givers = LINE + (["hand"] if self.from_hand else [])
        givers += FLANKS + list(FAMILIES) if self.from_anywhere else []
        for place in FLANKS:
            if not self.p[place]:
                yield from (f"{giver}-{place}" for giver in givers if self.p[giver])
        for family in FAMILIES:
            other = family[0] + ("k" if family[1] == "a" else "a")
            if len(self.p[family]) > self.base_stays and self.next_of(other) == self.p[family][-1]:
                yield f"{family}-{other}"
        if self.p["hand"]:
            yield "deal"
        elif self.deals < self.most_deals and any(self.p[packet] for packet in LINE):
            yield "redeal"

    def play(self, move: str) -> None:
        if move in ("deal", "redeal"):
            if move == "redeal":
                self.take_up(LINE)
            self.round()
            return
        source, target = move.split("-")
        self.go(source, target)
        if source in LINE and not self.p[source]:
            self.deal(source, 4)


class Tournament(LaNivernaiseCadogan):
    """Morehead and Mott-Smith; Wikipedia: two re-deals, the base exchanged too, shuffled until an ace or king lies out."""

    most_deals = 3
    base_stays = from_hand = False

    def assure(self, deck: list[str]) -> list[str]:
        stream = 0
        while not any(card[0] in "AK" for card in deck[:8]):
            stream += 1
            Generator(self.number, stream).shuffle(deck)
        return deck


class LaNivernaisePySolFC(LaNivernaiseCadogan):
    """PySolFC, tournament.py, LaNivernaise: reserves take a card from anywhere; a base is brought up."""

    most_deals = 3
    base_stays = from_hand = False
    from_anywhere = True

    def assure(self, deck: list[str]) -> list[str]:
        if not any(card[0] in "AK" for card in deck[:8]):
            last = [i for i, card in enumerate(deck) if card[0] in "AK"][-1]
            deck.insert(0, deck.pop(last))
        return deck


REFEREES = {"cadogan": LaNivernaiseCadogan, "tournament": Tournament, "no-peeking": LaNivernaisePySolFC}
