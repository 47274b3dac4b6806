"""Referees of Louis: Cadogan ch. 43, Hoffmann no. 60, and PySolFC's Louis (sthelena.py)."""

from collections.abc import Iterator

from families_referee import FAMILIES, Families, HELD
from referee import R, Referee, S, beside

LETTERS = [*"abcdefghiklm"]
ASCENDING = [s.lower() + "a" for s in S]
DESCENDING = [s.lower() + "k" for s in S]
NEAR = [s.lower() + "b" for s in S]


class LouisCadogan(Referee):
    """Circles of twelve; between them the alphabet is examined; three re-deals; the doubtful card from the second deal on."""

    names = (*ASCENDING, *DESCENDING, *LETTERS, "turned", "hand", *NEAR)
    deals_allowed = 4
    looks_through = True
    first_doubt = 2
    """The deal from which a card may wait near both families."""
    moves_across = True

    def lay_out(self, deck: list[str]) -> None:
        for s in S:
            self.p[s.lower() + "a"], self.p[s.lower() + "k"] = ["A" + s], ["K" + s]
        self.p["hand"] = deck[::-1]
        self.laid: list[str] = []
        """The letters of this circle, in the order in which cards fell on them; a letter played from is taken out."""
        self.at = 0
        self.examining = False
        self.across: dict[str, str] = {}
        """By suit, the family on which its doubtful card lies."""
        self.carry_on()

    # What a card suits.

    def fits_up(self, card: str) -> bool:
        pile = self.p[card[1].lower() + "a"]
        return len(pile) < 13 and R[len(pile)] == card[0]

    def fits_down(self, card: str) -> bool:
        pile = self.p[card[1].lower() + "k"]
        return len(pile) < 13 and R[12 - len(pile)] == card[0]

    def goes(self, card: str) -> list[str]:
        s = card[1].lower()
        near = self.p[s + "b"]
        if near:
            up = card == near[0] or R.index(card[0]) == R.index(near[0][0]) + 1
            down = card == near[0] or R.index(card[0]) == R.index(near[0][0]) - 1
            return [s + "a"] * up + [s + "k"] * down
        both = self.fits_up(card) and self.fits_down(card)
        return [s + "a"] * self.fits_up(card) + [s + "k"] * self.fits_down(card) + [s + "b"] * (both and self.doubts())

    def doubts(self) -> bool:
        return self.deals >= self.first_doubt

    def matters(self, card: str) -> bool:
        """It can be played, perhaps after the doubtful card of its suit has gone across."""
        family = self.across.get(card[1].lower())
        return bool(self.goes(card)) or (family is not None and beside(card, self.p[family][-1]))

    # The deal.

    def carry_on(self) -> None:
        while True:
            if not self.p["turned"]:
                if not self.p["hand"]:
                    self.at, self.laid = 0, []
                    return
                self.go("hand", "turned")
            if self.matters(self.p["turned"][-1]) or self.put_down():
                return

    def put_down(self) -> bool:
        self.go("turned", LETTERS[self.at])
        self.laid.append(LETTERS[self.at])
        self.at += 1
        if self.at < 12:
            return False
        self.at = 0
        self.examining = self.looks_through and bool(self.p["hand"]) and self.anything_left()
        if not self.examining:
            self.laid = []
        return self.examining

    def anything_left(self) -> bool:
        return any(self.matters(self.p[letter][-1]) for letter in self.laid)

    def pack_is_out(self) -> bool:
        return not self.p["turned"] and not self.examining

    def legal(self) -> Iterator[str]:
        givers = LETTERS if self.pack_is_out() else ["turned"] if self.p["turned"] else self.laid
        for giver in givers:
            if self.p[giver]:
                yield from (f"{giver}-{to}" for to in self.goes(self.p[giver][-1]))
        if self.moves_across:
            for s, family in self.across.items():
                yield f"{family}-{s}{'k' if family[1] == 'a' else 'a'}"
            for near in NEAR:
                if self.p[near]:
                    yield from (f"{near}-{near[0]}{kind}" for kind in "ak")
        if not self.pack_is_out():
            yield "deal"
            return
        for one in LETTERS:
            for other in LETTERS:
                if one != other and self.p[one] and self.p[other] and beside(self.p[one][-1], self.p[other][-1]):
                    yield f"{one}-{other}"
        if self.deals < self.deals_allowed and any(self.p[letter] for letter in LETTERS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "redeal":
            self.take_up([*"ghiklm", *"abcdef"])
            self.carry_on()
        elif move == "deal":
            if self.examining:
                self.examining, self.laid = False, []
            elif self.put_down():
                return
            self.carry_on()
        else:
            out = self.pack_is_out()
            self.bring(*move.split("-"))
            if out or self.p["turned"] or (self.examining and self.anything_left()):
                return
            if self.examining:
                self.examining, self.laid = False, []
            self.carry_on()

    def bring(self, source: str, target: str) -> None:
        if target in LETTERS:
            self.go(source, target)
            return
        s, card = target[0], self.p[source][-1]
        near = self.p[s + "b"]
        doubtful = source in NEAR or source[1:] in ("a", "k") or (not near and self.fits_up(card) and self.fits_down(card))
        if source in self.laid:
            self.laid.remove(source)
        if near and source not in NEAR and target not in NEAR:
            twin = near[0] == card
            other = s + ("k" if target[1] == "a" else "a")
            if twin:
                self.go(source, target)
                self.go(s + "b", other)
            else:
                self.go(s + "b", target)
                self.go(source, target)
        else:
            self.go(source, target)
        self.across.pop(s, None)
        if doubtful and target not in NEAR and self.moves_across and self.deals >= self.first_doubt:
            self.across[s] = target


class LouisHoffmann(LouisCadogan):
    """Only the card turned is played; thrice distributed; a doubtful card waits in every deal and goes with what continues it."""

    deals_allowed = 3
    looks_through = False
    first_doubt = 1
    moves_across = False


class LouisPySolFC(Families):
    """PySolFC: UD_SS_RowStack of mod 13 and no base, SS_FoundationStack, fillStack from the talon, three rounds."""

    names = FAMILIES + tuple(LETTERS) + ("turned", "hand") + HELD
    holds = False
    gives_back = True

    def lay_out(self, deck: list[str]) -> None:
        self.found()
        self.p["hand"] = deck[::-1]
        for letter in LETTERS:
            self.deal(letter)

    def on(self, card: str, below: str) -> bool:
        return beside(card, below, corner=True)

    def legal(self) -> Iterator[str]:
        yield from self.home_moves(LETTERS)
        yield from self.back_moves(LETTERS, self.on, False)
        for one in LETTERS:
            for other in LETTERS:
                if one != other and self.p[one] and self.p[other] and self.on(self.p[one][-1], self.p[other][-1]):
                    yield f"{one}-{other}"
        if self.p["hand"]:
            yield "deal"
        elif self.deals < 3 and any(self.p[letter] for letter in LETTERS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move in ("deal", "redeal"):
            if move == "redeal":
                self.take_up(LETTERS[::-1], turned=True)
            while self.p["hand"]:
                for letter in LETTERS:
                    self.deal(letter)
            return
        source, target = move.split("-")
        self.bring(source, target)
        if source in LETTERS and not self.p[source]:
            self.deal(source)


REFEREES = {"cadogan": LouisCadogan, "hoffmann": LouisHoffmann, "pysolfc": LouisPySolFC}
