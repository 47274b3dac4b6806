"""What referees of games with families that rise from the ace and fall from the king have in common."""

from collections.abc import Callable, Iterator

from referee import R, Referee, S, beside, value

FAMILIES = tuple(s.lower() + end for end in "ak" for s in S)
HELD = tuple(s.lower() + "b" for s in S)


class Families(Referee):
    """A rising and a falling family of each suit; a card may wait between the two where the book has it so."""

    holds = False
    founded = True
    gives_back = False

    def found(self) -> None:
        for family in FAMILIES:
            self.p[family] = [family[::-1].upper()]

    def next_of(self, family: str, further: int = 0) -> str | None:
        n = len(self.p[family]) + further
        return None if n >= 13 else (R[n] if family[1] == "a" else R[12 - n]) + family[0].upper()

    def homes(self, card: str) -> list[str]:
        suit = card[1].lower()
        waiting = self.p.get(suit + "b")
        if waiting:
            return [f for f in (suit + "a", suit + "k") if card in (waiting[0], self.next_of(f, 1))]
        return [f for f in (suit + "a", suit + "k") if self.next_of(f) == card]

    def home_moves(self, sources: list[str]) -> Iterator[str]:
        for source in sources:
            if not self.p[source]:
                continue
            card = self.p[source][-1]
            homes = self.homes(card)
            yield from (f"{source}-{home}" for home in homes)
            if self.holds and len(homes) == 2 and not self.p[card[1].lower() + "b"]:
                yield f"{source}-{card[1].lower()}b"

    def bring(self, source: str, target: str) -> None:
        waiting = self.p.get(target[0] + "b") if target in FAMILIES else None
        if not waiting:
            self.go(source, target)
        elif waiting[0] == self.p[source][-1]:
            self.go(source, target)
            self.go(target[0] + "b", target[0] + ("k" if target[1] == "a" else "a"))
        else:
            self.go(target[0] + "b", target)
            self.go(source, target)

    def back_moves(self, places: list[str], on: Callable[[str, str], bool], fills: bool) -> Iterator[str]:
        """PySolFC's foundations give back their top card (max_move of the stack class is 1)."""
        for family in FAMILIES if self.gives_back else ():
            if not self.p[family]:
                continue
            card = self.p[family][-1]
            for place in places:
                if on(card, self.p[place][-1]) if self.p[place] else fills:
                    yield f"{family}-{place}"
            other = family[0] + ("k" if family[1] == "a" else "a")
            if self.next_of(other) == card:
                yield f"{family}-{other}"


COLUMNS = [str(n) for n in range(1, 13)]


class Columns(Families):
    """Twelve columns dealt card by card (Hoffmann nos. 49 and 50, The Nation, and PySolFC's of the names)."""

    names = FAMILIES + tuple(COLUMNS) + ("turned", "hand") + HELD
    dealt_down = True  # column by column, the played cards counted; otherwise row by row, not counted
    ends_play = False  # column ends are played in the deal
    plays_in_deal = True
    corner = False
    fills = ""  # what a vacant column takes: "", "card", "run"
    most_deals = 1
    last_first = False

    def lay_out(self, deck: list[str]) -> None:
        self.found()
        self.p["hand"] = deck[::-1]
        self.turned = 0
        self.dealing = True
        self.run()

    def due(self) -> list[str]:
        if not self.plays_in_deal:
            return []
        return list(self.home_moves(["turned"] + (COLUMNS if self.ends_play else [])))

    def run(self) -> None:
        while self.dealing:
            due = self.due()
            sources = {move.split("-")[0] for move in due}
            one_way = len(sources) == 1 and self.twin_of_waiting(next(iter(sources)))
            if len(due) > 1 and not one_way:
                return
            if due:
                self.bring(*due[0].split("-"))
            elif self.p["turned"]:
                laid = sum(len(self.p[c]) for c in COLUMNS)
                self.go("turned", COLUMNS[min((self.turned - 1) // 8, 11) if self.dealt_down else laid % 12])
            elif self.p["hand"]:
                self.go("hand", "turned")
                self.turned += 1
            else:
                self.dealing = False

    def twin_of_waiting(self, source: str) -> bool:
        card = self.p[source][-1]
        return self.p[card[1].lower() + "b"] == [card]

    def on(self, card: str, below: str) -> bool:
        return beside(card, below, self.corner)

    def legal(self) -> Iterator[str]:
        if self.dealing:
            yield from self.due()
            return
        yield from self.home_moves(COLUMNS)
        yield from self.back_moves(COLUMNS, self.on, bool(self.fills))
        for source in COLUMNS:
            if not self.p[source]:
                continue
            for target in COLUMNS:
                if target == source:
                    continue
                if self.p[target]:
                    if self.on(self.p[source][-1], self.p[target][-1]):
                        yield f"{source}-{target}"
                    continue
                for count in range(1, (self.run_of(source) if self.fills == "run" else bool(self.fills)) + 1):
                    yield f"{source}-{target}" + (f"x{count}" if count > 1 else "")
        if self.deals < self.most_deals and any(self.p[c] for c in COLUMNS):
            yield "redeal"

    def run_of(self, column: str) -> int:
        """The longest provisional sequence at the end of a column: one suit, one direction."""
        cards = self.p[column][::-1]
        for step in (1, -1):
            n = 1
            while n < len(cards) and cards[n][1] == cards[0][1] and value(cards[n]) - value(cards[n - 1]) == step:
                n += 1
            if n > 1:
                return n
        return 1

    def play(self, move: str) -> None:
        if move == "redeal":
            self.take_up(COLUMNS[::-1] if self.last_first else COLUMNS)
            self.turned, self.dealing = 0, True
        else:
            source, target = move.split("-")
            target, _, count = target.partition("x")
            self.go(source, target, int(count)) if count else self.bring(source, target)
        self.run()
