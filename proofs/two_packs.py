"""The two packs of a deal (docs/library/notation.md)."""

from check_losses import shuffle

Card = tuple[int, int, int]  # suit, rank: ace 1 to king 13, pack


def shuffled(number: int) -> list[Card]:
    """The two packs of this deal, in the order in which they are dealt."""
    cards = [(suit, rank, pack) for rank in range(1, 14) for suit in range(4) for pack in range(2)]
    shuffle(cards, number)
    return cards
