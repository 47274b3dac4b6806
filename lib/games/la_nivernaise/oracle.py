"""La Nivernaise, Cadogan (rules section 4)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from deals import Generator
from families import ACE_AND_KING_FAMILIES, ACE_FAMILIES, KING_FAMILIES
from position import Position

FLANKS = tuple(side + str(n) for side in "LR" for n in range(1, 5))
LINE = tuple(str(n) for n in range(1, 7))
CARDS_TOGETHER = 4
REDEALS = 1


@dataclass
class LaNivernaise(Position):
    """Two flanks of four cards and a line of six packets, dealt in rounds of four cards together."""

    game = "la-nivernaise"
    families = ACE_AND_KING_FAMILIES
    pile_names = families + FLANKS + LINE + ("hand",)
    sets = {
        "tournament": {
            "peek": "open",
            "source": "line",
            "redeals": "two",
            "exchange": "with-base",
            "guarantee": "ace-or-king",
        },
        "no-peeking": {
            "peek": "none",
            "source": "any-place",
            "redeals": "two",
            "exchange": "with-base",
            "guarantee": "brought-up",
        },
    }

    redeals_used: int = 0

    @classmethod
    def start(cls, deck: Sequence[str], number: int = 0, options: Mapping[str, str] | None = None) -> Self:
        """Left flank, right flank, then the first round on the line (rules 4.1)."""
        deck, stream = list(deck), 0
        while (options or {}).get("guarantee") == "ace-or-king" and not any(card[0] in "AK" for card in deck[:8]):
            stream += 1
            Generator(number, stream).shuffle(deck)
        if (options or {}).get("guarantee") == "brought-up" and not any(card[0] in "AK" for card in deck[:8]):
            last = max(i for i, card in enumerate(deck) if card[0] in "AK")
            deck.insert(0, deck.pop(last))
        position = cls.from_piles({"hand": deck[::-1]}, options=options or {})
        for flank in FLANKS:
            position._deal_together(flank, 1)
        position._deal_round()
        return position

    def _deal_round(self) -> None:
        """Four together on each packet, left to right, as far as the hand goes (rules 4.5)."""
        for packet in LINE:
            self._deal_together(packet, CARDS_TOGETHER)

    def vacant_flanks(self) -> list[str]:
        return [flank for flank in FLANKS if not self.cards[flank]]

    def may_be_seen(self, packet: str) -> list[str]:
        """The exposed card and one card below it for each vacancy in the flanks (rules 4.3; Cadogan's rule II)."""
        seen = 1 + len(self.vacant_flanks())
        if self.has("peek", "none"):
            seen = 1
        elif self.has("peek", "inclusive"):
            seen = max(1, seen - 1)
        elif self.has("peek", "open"):
            return list(self.cards[packet])
        return list(self.cards[packet][-seen:])

    def _legal_moves(self) -> Iterator[str]:
        yield from self._plays(FLANKS + LINE, self.families)
        for flank in self.vacant_flanks():
            yield from (f"{source}-{flank}" for source in self._flank_sources() if self.cards[source])
        if not self.has("exchange", "off"):
            yield from self._exchanges()
        if self.cards["hand"]:
            yield "deal"
        elif self.redeals_used < (2 if self.has("redeals", "two") else REDEALS) and any(self.cards[packet] for packet in LINE):
            yield "redeal"

    def _flank_sources(self) -> tuple[str, ...]:
        """Line and hand (rules 4.4), the line alone (4.7), or as PySolFC has it any place of the player's."""
        if self.has("source", "any-place"):
            bases_stay = not self.has("exchange", "with-base")
            return LINE + FLANKS + tuple(f for f in self.families if len(self.cards[f]) > bases_stay)
        return LINE if self.has("source", "line") else LINE + ("hand",)

    def _exchanges(self) -> Iterator[str]:
        """A family's top card to the other family of its suit which wants it; the base stays (rules 4.2, 4.7d)."""
        for ace_family, king_family in zip(ACE_FAMILIES, KING_FAMILIES):
            for giver, taker in ((ace_family, king_family), (king_family, ace_family)):
                movable = 0 if self.has("exchange", "with-base") else 1
                if len(self.cards[giver]) > movable and self.top(giver) == self.wanted(taker):
                    yield f"{giver}-{taker}"

    def _carry_out(self, move: str) -> None:
        if move == "deal":
            self._deal_round()
        elif move == "redeal":
            self.redeals_used += 1
            self._gather(LINE)
            if not self.has("round-after-redeal", "after-filling"):  # rules G8
                self._deal_round()
        else:
            source, _, target = move.partition("-")
            self._shift(source, target)
            if source in LINE and not self.cards[source]:
                self._deal_together(source, CARDS_TOGETHER)
