"""The two packs of a deal (docs/library/notation.md), and two families for each suit."""

from check_losses import shuffle

Card = tuple[int, int, int]  # suit, rank: ace 1 to king 13, pack
Families = tuple[int, ...]  # the ranks that they show; the two of a suit side by side, the higher first


def shuffled(number: int) -> list[Card]:
    """The two packs of this deal, in the order in which they are dealt."""
    cards = [(suit, rank, pack) for rank in range(1, 14) for suit in range(4) for pack in range(2)]
    shuffle(cards, number)
    return cards


def played(families: Families, card: int) -> Families | None:
    """The families after this card, 16 times its suit and its rank, if it can be played."""
    suit, rank = divmod(card, 16)
    high, low = families[2 * suit : 2 * suit + 2]
    if high + 1 == rank:
        return (*families[: 2 * suit], rank, low, *families[2 * suit + 2 :])
    if low + 1 == rank:
        return (*families[: 2 * suit], high, rank, *families[2 * suit + 2 :])
    return None
