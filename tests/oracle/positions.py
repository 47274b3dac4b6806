"""Each game's positions.txt: the possible moves and their results (lib/games/README.md)."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path

from cards import RANKS, parse_card
from deals import deck_of_number
from games import FOLDER
from position import Position
from replay import play_all, start_of

STATEMENTS = {"legal", "refused", "only", "piles", "count", "seen", "won", "playing", "gained", "lost"}


class PositionsError(ValueError):
    """A line that is not as the grammar has it."""


@dataclass(frozen=True)
class Statement:
    """One thing that is said of a position, and how the position comes about."""

    line: int
    example: str
    verb: str
    text: str
    start: str
    """What follows `position` or, after "deal ", the number of a deal."""
    choices: str
    moves: tuple[str, ...]


@dataclass
class PositionsFile:
    game: str
    counters: set[str] = field(default_factory=set)
    elsewhere: list[str] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)

    @classmethod
    def read(cls, path: Path) -> "PositionsFile":
        file = cls(path.parent.name.replace("_", "-"))
        example = start = choices = ""
        moves: tuple[str, ...] = ()
        named: dict[str, str] = {}
        for number, said in said_in(path.read_text(encoding="utf-8")):
            verb, _, text = said.partition(" ")
            text = re.sub(r"\$([a-z-]+)", lambda match: named[match[1]], text.strip())
            if verb == "counters":
                file.counters = {word.partition("=")[0] for word in text.split()}
            elif verb == "elsewhere":
                file.elsewhere += text.split()
            elif verb == "let":
                name, _, named[name] = text.partition(" ")
            elif verb == "example":
                example, start, choices, moves = text, "", "", ()
            elif verb in ("position", "deal"):
                start, choices, moves = (text if verb == "position" else f"deal {text}"), "", ()
            elif verb == "with":
                choices, moves = text, ()
            elif verb == "after":
                moves = tuple(text.split())
            elif verb == "then":
                moves += tuple(text.split())
            elif verb in STATEMENTS:
                if not example:
                    raise PositionsError(f"{path}:{number}: no example has begun")
                file.statements.append(Statement(number, example, verb, text, start, choices, moves))
            elif verb and verb != "blunder":  # which is for the program
                raise PositionsError(f"{path}:{number}: '{verb}' says nothing")
        return file


def said_in(text: str) -> Iterator[tuple[int, str]]:
    """What a file says piece by piece, with the numbers of the lines; comments and blanks are left out."""
    for number, line in enumerate(text.splitlines(), start=1):
        for part in re.sub(r"(^|\s)#( .*|)$", "", line).split(" | "):
            if part.strip():
                yield number, part.strip()


def run(first: str, last: str) -> list[str]:
    """Cards of one suit, rank after rank up or down: from 4S to 2S, the four, the three and the two."""
    a, b = RANKS.index(first[0]), RANKS.index(last[0])
    return [RANKS[rank] + first[1] for rank in range(a, b + (1 if a <= b else -1), 1 if a <= b else -1)]


def cards_of(text: str, deck: list[str]) -> list[str]:
    """Single cards, runs as in "AS..5S", and cards by their numbers in the deal as in "#1 #9..#12"."""
    cards: list[str] = []
    for word in text.split():
        first, _, last = word.partition("..")
        if first.startswith("#"):
            a, b = int(first[1:]), int((last or first)[1:])
            step = 1 if a <= b else -1
            cards += [deck[n - 1] for n in range(a, b + step, step)]
        elif last:
            cards += run(first, last)
        else:
            cards.append(parse_card(word.strip("[]")))
    return cards


def face_down(text: str) -> dict[str, int]:
    """How many cards of each pile are in brackets, which mark face-down cards."""
    counted = ((part.partition(":")[0].strip(), part.count("[")) for part in text.split(";"))
    return {name: count for name, count in counted if count}


def piles_of(text: str, deck: list[str]) -> dict[str, list[str]]:
    """Piles by name; `coming` is the hand in the order in which it will be dealt."""
    piles = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, content = part.partition(":")
        cards = cards_of(content, deck)
        if name in piles:
            raise PositionsError(f"pile {name} is given twice")
        piles["hand" if name == "coming" else name] = cards[::-1] if name == "coming" else cards
    return piles


def split_choices(choices: str) -> tuple[str | None, str]:
    """A named set, which stands first as in "set strict", and choices of options."""
    words = choices.split()
    return (words[1], " ".join(words[2:])) if words[:1] == ["set"] else (None, choices)


def is_for_the_oracle(statement: Statement) -> bool:
    """Counters written as @3=1 are known to the program only, and so is what may be seen."""
    return "@" not in statement.start and statement.verb != "seen"


def position_of(game: type[Position], file: PositionsFile, statement: Statement, by_the_book: bool = False) -> Position:
    rule_set, choices = split_choices("" if by_the_book else statement.choices)
    if statement.start.startswith("deal "):
        start = start_of(game, int(statement.start[5:]), rule_set, choices)
        return play_all(start, statement.moves)
    counters: dict[str, object] = {}
    parts = []
    known = {field.name for field in fields(game)}
    if "covered" in known:
        counters["covered"] = face_down(statement.start)
    for part in filter(None, (part.strip() for part in statement.start.split(";"))):
        name, _, value = part.partition(":")
        if name not in file.counters:
            parts.append(part)
        elif name in known:
            counters[name] = int(value)
    piles = piles_of("; ".join(parts), [])
    lying = [card for cards in piles.values() for card in cards]
    for family, card in game.bare.items():
        if family not in piles and lying.count(card) >= game.packs:
            piles[family] = []
    options = game.options_under(rule_set, choices)
    return play_all(game.from_piles(piles, options=options, **counters), statement.moves)


def refused_moves(text: str) -> list[str]:
    return text.partition(":")[0].split()


def complaints(game: type[Position], file: PositionsFile, statement: Statement) -> Iterator[str]:
    """What is not as the statement has it."""
    position = position_of(game, file, statement)
    legal = set(position.moves())
    text = statement.text
    if statement.verb in ("legal", "gained"):
        yield from (f"{move} is refused" for move in text.split() if move not in legal)
    if statement.verb == "refused":
        yield from (f"{move} is legal" for move in refused_moves(text) if move in legal)
    if statement.verb == "lost":
        yield from (f"{move} is legal" for move in text.split() if move in legal)
    if statement.verb in ("gained", "lost"):
        book = set(position_of(game, file, statement, by_the_book=True).moves())
        wanted = statement.verb == "lost"
        yield from (f"{move} is no other by the book" for move in text.split() if (move in book) != wanted)
    elif statement.verb == "only":
        moves, _, among = text.partition(" of ")
        named = set(among.split())
        found = {move for move in legal if not named or ends_among(move, named)}
        if found != set(moves.split()):
            yield "legal are " + " ".join(sorted(found))
    elif statement.verb == "piles":
        deck = []
        if statement.start.startswith("deal "):
            deck = deck_of_number(game.game, int(statement.start[5:]), position.options)
        for name, cards in piles_of(text, deck).items():
            if list(position.cards[name]) != cards:
                yield f"pile {name} is {' '.join(position.cards[name])}"
    elif statement.verb == "count":
        for name, number in (part.split(":") for part in text.split(";")):
            found = len(legal) if name.strip() == "moves" else len(position.cards[name.strip()])
            if found != int(number):
                yield f"{name.strip()} counts {found}"
    elif statement.verb in ("won", "playing") and position.won() != (statement.verb == "won"):
        yield "won" if position.won() else "not won"


def ends_among(move: str, piles: Iterable[str]) -> bool:
    """Whether both piles of a move are among these; procedures such as a deal have none."""
    ends = re.split("[-+~]", move)
    return len(ends) == 2 and {ends[0], re.sub(r"x\d+$", "", ends[1])} <= set(piles)


def all_files() -> list[PositionsFile]:
    return [PositionsFile.read(path) for path in sorted(FOLDER.glob("*/positions.txt"))]
