"""What every referee has: piles by name, from base to top, and moves as the notation has them."""

from collections.abc import Iterator

R = "A23456789TJQK"
S = "SHDC"


def value(card: str) -> int:
    return R.index(card[0]) + 1


def beside(card: str, on: str, corner: bool = False, suits: bool = True) -> bool:
    apart = abs(value(card) - value(on))
    return (not suits or card[1] == on[1]) and (apart == 1 or (corner and apart == 12))


class Referee:
    """Piles from base to top; moves as the notation has them."""

    names: tuple[str, ...] = ()

    def __init__(self, deck: list[str], number: int) -> None:
        self.p: dict[str, list[str]] = {name: [] for name in self.names}
        self.number = number
        self.deals = 1
        self.lay_out(deck)

    def lay_out(self, deck: list[str]) -> None:
        raise NotImplementedError

    def won(self) -> bool:
        return all(len(self.p[f]) == 13 for f in self.names if f[0] in "shdc" and f[1:] in "ak" and len(f) == 2)

    def moves(self) -> set[str]:
        return set() if self.won() else set(self.legal())

    def legal(self) -> Iterator[str]:
        raise NotImplementedError

    def play(self, move: str) -> None:
        raise NotImplementedError

    def go(self, source: str, target: str, count: int = 1) -> None:
        cards = self.p[source][-count:]
        del self.p[source][-count:]
        self.p[target] += cards

    def deal(self, target: str, count: int = 1) -> None:
        for _ in range(min(count, len(self.p["hand"]))):
            self.p[target].append(self.p["hand"].pop())

    def take_up(self, order: list[str], turned: bool = False) -> None:
        """The piles in the order in which they are dealt again, each from its base, or from its top if turned."""
        again = [card for pile in order for card in (reversed(self.p[pile]) if turned else self.p[pile])]
        for pile in order:
            self.p[pile] = []
        self.p["hand"] = again[::-1]
        self.deals += 1
