"""How a number shuffles two packs (docs/notation.md)."""

from check_losses import MASK, mix

Card = tuple[int, int, int]  # suit, rank: ace 1 to king 13, pack


def shuffled(number: int) -> list[Card]:
    """The two packs of this deal, in the order in which they are dealt."""
    state = mix(number) ^ mix(0)

    def below(n: int) -> int:
        nonlocal state
        while True:
            state = state + 0x9E3779B97F4A7C15 & MASK
            product = mix(state) * n
            if product & MASK >= (1 << 64) % n:
                return product >> 64

    cards = [(suit, rank, pack) for rank in range(1, 14) for suit in range(4) for pack in range(2)]
    for i in range(103, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
