"""A game in play."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from ._library import Fault, Handle, calls, fault, given, told
from ._library import number as whole

_MOST = 104
_MOST_RULES = 2**31 - 1
_STANDINGS = ("playing", "won", "over")


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused: a stable code, the reason in a sentence, and the number of the rule (0 for none)."""

    code: str
    text: str
    sentence: int

    def __str__(self) -> str:
        return self.text


_FACES = tuple(told(calls.card(number)) for number in range(256))


def faces(numbers) -> list[str]:
    """Cards by their numbers."""
    return [_FACES[number] for number in numbers]


def begun(address: int | None) -> Session:
    """The game at this address, which is the caller's to give back; a fault if there is none."""
    if not address:
        raise fault()
    return Session(Handle(address, calls.close))


def read_record(text: str) -> Session:
    """The game of a record, played again."""
    return begun(calls.read_record(given(text)))


class Session:
    """One person's game. Made by `deal` and `read_record`; used by one thread at a time.

    `copy.copy` and `copy.deepcopy` give what `copy` gives. Pickled, and so sent to another process, it is its record: the
    moves made, without those that were taken back.
    """

    def __init__(self, handle: Handle):
        if not isinstance(handle, Handle):
            raise Fault(f"{handle!r} is not a game in play; make one with longwood.deal or longwood.read_record")
        self._handle = handle

    @property
    def game(self) -> str:
        """The game's id."""
        return told(calls.game_id(calls.session_game(self._handle)))

    @property
    def set(self) -> str:
        """The rule set's id."""
        return told(calls.session_set(self._handle))

    def moves(self) -> list[str]:
        """The legal moves, in notation."""
        return [told(calls.move(self._handle, i)) for i in range(calls.moves(self._handle))]

    def why_not(self, move: str) -> Refusal | None:
        """Why this move cannot be made here; None if it can."""
        refusal = calls.why_not(self._handle, given(move))
        if not refusal:
            return None
        found = refusal.contents
        return Refusal(told(found.code), told(found.text), found.sentence)

    def words(self, move: str) -> str:
        """A legal move in words."""
        text = calls.move_words(self._handle, given(move))
        if text is None:
            raise fault()
        return told(text)

    def rule(self, number: int) -> str:
        """The rule of this number, from 1."""
        index = whole("rule", number)
        text = calls.sentence(self._handle, min(index, _MOST_RULES))
        if text is None:
            raise IndexError(f"there is no rule {number}; the first is 1")
        return told(text)

    def play(self, *moves: str) -> Session:
        """Makes these moves, each a move or several with blanks between them; none of them if one is forbidden."""
        if not calls.play(self._handle, given(" ".join(moves))):
            raise fault()
        return self

    def undo(self) -> bool:
        """Takes the last move back; False at the start."""
        return bool(calls.undo(self._handle))

    def redo(self) -> bool:
        """Makes the move again that was made here last; False if none was."""
        return bool(calls.redo(self._handle))

    def copy(self) -> Session:
        """A second session at the same position."""
        return begun(calls.copy(self._handle))

    def __copy__(self) -> Session:
        return self.copy()

    def __deepcopy__(self, _memo: dict) -> Session:
        return self.copy()

    def __reduce__(self):
        return read_record, (self.record(),)

    @property
    def standing(self) -> str:
        """'playing', 'won' or 'over'."""
        return _STANDINGS[calls.standing_of(self._handle)]

    @property
    def dead_end(self) -> bool:
        """Whether the game is lost though moves are left: none that can be reached brings a card home.
        False also where a short look does not find out."""
        return calls.dead_end(self._handle) == 1

    @property
    def line(self) -> list[str]:
        """The moves made."""
        return told(calls.line(self._handle)).split()

    def record(self) -> str:
        """The game as a record, which `read_record` reads back."""
        return told(calls.record(self._handle))

    def deck(self) -> str:
        """The cards in the order in which they were dealt, hidden ones too; empty for a board."""
        return told(calls.deck(self._handle))

    def piles(self, hidden: bool = False) -> dict[str, list[str]]:
        """The cards of every pile from its base, covered ones as '??' unless `hidden` is true."""
        ask = calls.pile_cards if hidden else calls.pile_seen
        cards = (ctypes.c_uint8 * _MOST)()
        found = {}
        for pile in range(calls.piles(self._handle)):
            size = ask(self._handle, pile, cards, _MOST)
            found[told(calls.pile_name(self._handle, pile))] = faces(cards[:size])
        return found

    def __len__(self) -> int:
        return calls.length(self._handle)

    def __bool__(self) -> bool:
        return True

    def __str__(self) -> str:
        return told(calls.position(self._handle))

    def __repr__(self) -> str:
        return f"<longwood.Session {self.game} {self.set}, {len(self)} moves, {self.standing}>"
