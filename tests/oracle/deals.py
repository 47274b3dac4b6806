"""Deals from numbers, and decks from text (notation: From a number to a deck)."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from cards import RANKS, SUITS, CardError, parse_cards
from position import Position

T = TypeVar("T")

WORD = 1 << 64
MASK = WORD - 1

GAMES: dict[str, type[Position]] = {}
"""Every game by its name; `games` fills this in."""


def mix(z: int) -> int:
    """The mixing function on 64 bits."""
    z &= MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Generator:
    """The generator of stream k of deal N."""

    def __init__(self, number: int, stream: int) -> None:
        self._state = mix(number) ^ mix(stream)

    def draw(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        return mix(self._state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: the high half of draw * n, drawing again while the low half is too small."""
        threshold = WORD % n
        while True:
            product = self.draw() * n
            if product & MASK >= threshold:
                return product >> 64

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def fnv1a(text: str) -> int:
    """64-bit FNV-1a hash, the number of a deal given as a deck."""
    value = 0xCBF29CE484222325
    for byte in text.encode("ascii"):
        value = ((value ^ byte) * 0x100000001B3) & MASK
    return value


def number_of_deck(deck: list[str]) -> int:
    return fnv1a(" ".join(deck))


def full_pack(game: str) -> list[tuple[str, int]]:
    """The packs before shuffling, as (card, copy): by rank, in each rank by suit, in each suit by copy."""
    return [(r + s, copy) for r in RANKS for s in SUITS for copy in range(GAMES[game].packs)]


def deck_of_number(game: str, number: int, options: Mapping[str, str] | None = None) -> list[str]:
    """The deck of deal N: stream 0 shuffles everything, then the copies that the game does not deal are taken out."""
    if not 0 <= number < WORD:
        raise CardError(f"a deal is a number from 0 to 2^64-1, not {number}")
    pack = full_pack(game)
    Generator(number, 0).shuffle(pack)
    return [card for card, copy in pack if GAMES[game].is_dealt(card, copy, options or {})]


def cards_of_deck(game: str) -> Counter[str]:
    """How many copies of every card the deck of a game holds."""
    return Counter(card for card, copy in full_pack(game) if GAMES[game].is_dealt(card, copy, {}))


def parse_deck(game: str, text: str) -> list[str]:
    """Read a deck and make sure that it is exactly the game's deck."""
    deck = parse_cards(text)
    wanted, found = cards_of_deck(game), Counter(deck)
    missing = sorted((wanted - found).elements())
    surplus = sorted((found - wanted).elements())
    complaints = []
    if missing:
        complaints.append("missing " + " ".join(missing))
    if surplus:
        complaints.append("too many " + " ".join(surplus))
    if complaints:
        raise CardError(f"not a deck of {game}: " + "; ".join(complaints))
    return deck
