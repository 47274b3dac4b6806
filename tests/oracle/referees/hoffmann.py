"""Referees of the games with a rising and a falling family of each suit: Hoffmann's three, and La Nivernaise."""

from collections.abc import Callable, Iterator

from deals import Generator

from referees.referee import R, Referee, S, beside, value

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
    dealt_down = True  # column by column, the played cards counted; else row by row, not counted
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


class LaNationaleHoffmann(Columns):
    """Hoffmann no. 50; the card held between the families, no. 30."""

    holds = ends_play = True
    fills = "run"


class TheNation(Columns):
    """Cadogan ch. 39: a card once placed is bound, one card to a vacancy; twice re-dealt, the last column first."""

    fills = "card"
    most_deals = 3
    last_first = True


class LaNationaleWithWrap(Columns):
    """PySolFC, capricieuse.py, Nationale: all is dealt first, rows UD_SS mod 13, no redeal."""

    plays_in_deal = False
    corner = gives_back = True
    fills = "card"


class LaCapricieuseHoffmann(Columns):
    """Hoffmann no. 49: rows of twelve, three deals, gathered from the left; the card held, no. 30."""

    dealt_down = False
    holds = True
    most_deals = 3


class LaCapricieuseOpenSpaces(Columns):
    """Wikipedia, Capricieuse: an empty pile takes any card; the first pile is dealt first again."""

    dealt_down = False
    fills = "card"
    most_deals = 3


class LaCapricieusePySolFC(Columns):
    """PySolFC, capricieuse.py, Capricieuse: all is dealt first, three rounds, the last row dealt first."""

    dealt_down = False
    plays_in_deal = False
    gives_back = True
    fills = "card"
    most_deals = 3
    last_first = True


class StHelenaHoffmann(Families):
    """Hoffmann, Selected no. 9: rows bound while cards are in hand, marriages when it is out, three attempts."""

    names = FAMILIES + tuple(COLUMNS) + ("hand",) + HELD
    at_once = False  # all is dealt before any play
    bound = "hand"  # "hand": while cards are in hand; "first": through the first deal; "": never
    suits = True
    corner = False
    fills = False
    most_deals = 3
    backwards = False

    def lay_out(self, deck: list[str]) -> None:
        self.found()
        self.p["hand"] = deck[::-1]
        self.begin()

    def begin(self) -> None:
        self.next = 0
        for i in range(len(self.p["hand"]) if self.at_once else 12):
            self.deal(COLUMNS[i % 12])

    def legal(self) -> Iterator[str]:
        hand = bool(self.p["hand"])
        bound = hand if self.bound == "hand" else self.bound == "first" and self.deals == 1
        for move in self.home_moves(COLUMNS):
            place, family = move.split("-")
            if not bound or not (int(place) <= 4 and family[1] == "a" or 7 <= int(place) <= 10 and family[1] == "k"):
                yield move
        on = lambda card, below: beside(card, below, self.corner, self.suits)  # noqa: E731
        yield from self.back_moves(COLUMNS, on, self.fills)
        if hand:
            yield "deal"
            return
        for source in COLUMNS:
            for target in COLUMNS:
                if source != target and self.p[source]:
                    if on(self.p[source][-1], self.p[target][-1]) if self.p[target] else self.fills:
                        yield f"{source}-{target}"
        if self.deals < self.most_deals and any(self.p[c] for c in COLUMNS):
            yield "redeal"

    def play(self, move: str) -> None:
        if move == "deal":
            self.deal(COLUMNS[self.next])
            self.next = (self.next + 1) % 12
        elif move == "redeal":
            self.take_up(COLUMNS[::-1] if self.backwards else COLUMNS, self.backwards)
            self.begin()
        else:
            source, target = move.split("-")
            self.go(source, target)
            if not self.p[source] and source in COLUMNS:
                self.deal(source)


class StHelenaOpenSpaces(StHelenaHoffmann):
    """The same, and of Wikipedia's two sets of rules the one in which a space takes any card."""

    fills = True


class StHelenaSuits(StHelenaHoffmann):
    """Wikipedia, after Morehead and Mott-Smith: all is dealt at once, rows bound in the first deal, in suit."""

    at_once = True
    bound = "first"


class StHelenaModern(StHelenaSuits):
    """Pretty Good Solitaire: packets in any suit."""

    suits = False


class StHelenaPySolFC(StHelenaModern):
    """PySolFC, sthelena.py, StHelena: the redeal takes the rows just the other way about."""

    gives_back = backwards = True


class BoxKite(StHelenaModern):
    """PySolFC, sthelena.py, BoxKite: nothing bound, the corner turned, no redeal."""

    bound = ""
    corner = gives_back = True
    most_deals = 1


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
