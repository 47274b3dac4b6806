"""Scripts on small packs, against a search that has no thought."""

import random
from collections.abc import Callable, Iterable
from typing import Any

from test_other_games import script


def small(name: str, pack: list[tuple[int, ...]], **sizes: int):
    """A script, for this pack and other sizes; its deals are shuffled by Python."""
    module = script(name)
    for size, value in sizes.items():
        setattr(module, size, value)

    def shuffled(number: int) -> list[tuple[int, ...]]:
        cards = list(pack)
        random.Random(number).shuffle(cards)
        return cards

    module.shuffled = shuffled
    return module


def can_be_won(start, every_move: Callable[[Any], Iterable], won: Callable[[Any], bool]) -> bool:
    """By a search without any thought."""
    seen, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        if won(state):
            return True
        found = set(every_move(state)) - seen
        seen |= found
        waiting.extend(found)
    return False


class SmallPacks:
    """The thoughts of a script on small packs, against a search that has none."""

    DEALS = range(150)
    least_won = 15
    FALSE: tuple[Callable, ...]

    @classmethod
    def setUpClass(cls) -> None:
        cls.won = [cls.can_be_won(deal) for deal in cls.DEALS]

    @staticmethod
    def module():
        raise NotImplementedError

    @classmethod
    def can_be_won(cls, deal: int) -> bool:
        raise NotImplementedError

    def differing(self, damage: Callable) -> int:
        module = self.module()
        damage(module)
        return sum(module.search(deal)[0] is not (not won) for deal, won in zip(self.DEALS, self.won, strict=True))

    def test_the_same_deals_are_lost(self):
        self.assertGreater(self.won.count(False), 15)
        self.assertGreater(self.won.count(True), self.least_won)
        self.assertEqual(self.differing(lambda module: None), 0)

    def test_a_false_premise_shows(self):
        for damage in self.FALSE:
            with self.subTest(damage.__name__):
                self.assertGreater(self.differing(damage), 0)
