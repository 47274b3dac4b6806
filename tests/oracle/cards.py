"""Cards as plain strings: a rank and a suit, such as "7S" or "TH" (notation: Cards and decks)."""

RANKS = "A23456789TJQK"
SUITS = "SHDC"

RANK_OF: dict[str, int] = {r + s: RANKS.index(r) + 1 for r in RANKS for s in SUITS}


class CardError(ValueError):
    """A text which does not name a card, or a deck which is not the game's deck."""


def rank(card: str) -> int:
    """Value of a card, ace 1 to king 13 (rules A1)."""
    return RANK_OF[card]


def suit(card: str) -> str:
    return card[1]


def parse_card(text: str) -> str:
    """Read one card; 10 may stand for T and small letters for capitals."""
    code = text.upper()
    if code.startswith("10"):
        code = "T" + code[2:]
    if code not in RANK_OF:
        raise CardError(f"'{text}' is not a card")
    return code


def parse_cards(text: str) -> list[str]:
    """Read cards separated by blanks."""
    return [parse_card(word) for word in text.split()]


def are_neighbours_round(card: str, other: str) -> bool:
    """The same where king and ace join."""
    return suit(card) == suit(other) and abs(rank(card) - rank(other)) in (1, 12)


def are_neighbours(card: str, other: str) -> bool:
    """Marriage both ways: same suit, next above or next below, no corner (rules A2, A3)."""
    return suit(card) == suit(other) and abs(rank(card) - rank(other)) == 1


def wanted_by_family(family: str, height: int) -> str | None:
    """The next card of an ascending (sa) or descending (sk) family which holds `height` cards."""
    if height == len(RANKS):
        return None
    suit, start = family[0].upper(), family[1]
    return (RANKS[height] if start == "a" else RANKS[-1 - height]) + suit
