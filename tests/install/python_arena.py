"""longwood.arena, run by test_install.py against an installed library: python3 python_arena.py PROGRAM [PAIRS]."""

import gc
import io
import json
import random
import re
import subprocess
import sys
import types
import unittest
from collections import Counter
from pathlib import Path

import longwood
from longwood import _text, arena

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = sys.argv[1] if __name__ == "__main__" else ""
PAIRS = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
PLAN_EVERY = 50


def hiding() -> list[str]:
    """Games with cards that the player cannot see at the beginning."""
    return [game.id for game in longwood.games() if arena.look(longwood.deal(game.id, 5)).unknown > 0]


def played_on(session: longwood.Session, rng: random.Random, most: int) -> list[str]:
    """Plays random moves; what was seen after each of them."""
    seen = [str(session.piles())]
    for _ in range(rng.randrange(most)):
        moves = session.moves()
        if not moves:
            break
        session.play(rng.choice(moves))
        seen.append(str(session.piles()))
    return seen


def with_others_hidden(session: longwood.Session, rng: random.Random) -> longwood.Session:
    """A game on a deck whose cards unknown here lie otherwise."""
    known = Counter(card for pile in arena.look(session).piles().values() for card in pile if card != "??")
    deck = session.deck().split()
    unknown = Counter(deck) - known
    hidden = []
    for place in reversed(range(len(deck))):  # of equal cards the last dealt are taken as unknown
        if unknown[deck[place]] > 0:
            unknown[deck[place]] -= 1
            hidden.append(place)
    cards = [deck[place] for place in hidden]
    rng.shuffle(cards)
    for place, card in zip(hidden, cards, strict=True):
        deck[place] = card
    return longwood.deal(session.game, deck=" ".join(deck))


def reported(view: arena.View, plans: bool) -> tuple:
    """Everything that a view says of the position, and two worlds."""
    said = [view.game, view.line, view.unknown, view.standing, view.piles(), view.moves()]
    said += [view.plans()] if plans else []
    return *said, str(view.world(1).piles()), view.world(2).moves(), view.world(3).world(4).moves()


class Leaks(unittest.TestCase):
    def test_positions_that_differ_in_hidden_cards_give_one_view(self):
        rng, games = random.Random(7), hiding()
        self.assertGreater(len(games), 12)
        compared: Counter[str] = Counter()
        different = 0
        while compared.total() < PAIRS:
            one = longwood.deal(rng.choice(games), rng.randrange(2**40))
            luck = rng.randrange(2**40)
            seen = played_on(one, random.Random(luck), 30)
            other = with_others_hidden(one, rng)
            try:
                again = [str(other.piles())] + [str(other.play(move).piles()) for move in one.line]
            except longwood.Fault:
                continue  # a rule moved a hidden card into sight
            if again != seen:
                continue
            different += one.piles(hidden=True) != other.piles(hidden=True)
            plans = compared.total() % PLAN_EVERY == 0
            self.assertEqual(reported(arena.look(one), plans), reported(arena.look(other), plans), (one.record(), other.record()))
            compared[one.game] += 1
        self.assertGreater(different, PAIRS // 2)
        self.assertGreater(len(compared), 12, compared)

    def test_the_objects_of_a_view_do_not_lead_to_the_session(self):
        session = longwood.deal("the-clock", 5)
        view = arena.look(session)
        reached, front = set(), [view]
        while front:
            one = front.pop()
            if id(one) in reached or isinstance(one, (type, type(gc))) or callable(one):
                continue
            reached.add(id(one))
            self.assertNotIsInstance(one, longwood.Session)
            front += gc.get_referents(one)
        self.assertNotIn(session.deck()[:20], repr(vars(view)))


class Views(unittest.TestCase):
    def test_what_was_seen_stays_known(self):
        session = longwood.deal("the-clock", 5)
        before = arena.look(session)
        self.assertEqual(before.unknown, sum(pile.count("??") for pile in before.piles().values()))
        self.assertEqual(set(before.moves()), set(session.moves()))
        with self.assertRaisesRegex(longwood.Fault, "play them in a world"):
            arena.World.play(before, session.moves()[0])

    def test_a_plan_reveals_something_with_its_last_move_only(self):
        for game in ("la-nationale", "the-clock"):
            view = arena.look(longwood.deal(game, 3))
            self.assertTrue(view.plans())
            for plan in view.plans()[:20]:
                world, moves = view.world(1), plan.split()
                for move in moves[:-1]:
                    unknown = str(world.piles()).count("??")
                    world.play(move)
                    self.assertEqual(str(world.piles()).count("??"), unknown, plan)

    def test_worlds_fit_and_differ(self):
        view = arena.look(longwood.deal("nestor", 9))
        worlds = {str(view.world(seed).play(view.moves()[0]).piles()) for seed in range(5)}
        self.assertTrue(worlds)
        for seed in range(5):
            world = view.world(seed)
            self.assertEqual(world.piles(), view.piles())
            self.assertEqual(world.moves(), view.moves())
        self.assertEqual(view.line, ())


class Play(unittest.TestCase):
    def test_scores_by_the_sampled_program_of_the_manual(self):
        page = (ROOT / "docs/library/arena.md").read_text()
        program = re.search(r"```python\n(.*?)```", page, re.DOTALL)[1]
        self.assertLessEqual(len(program.splitlines()), 30)
        names: dict = {}
        exec(compile(program.split("print(")[0], "arena.md", "exec"), names)
        scores = arena.play(names["agent"], "nestor", "the-carpet", deals=range(20), seconds=600)
        self.assertEqual([score.game for score in scores], ["nestor", "the-carpet"])
        self.assertEqual(len(scores[1].won), 20)
        shown = re.search(r"This prints one line per game, such as `(nestor: won .*), \S+ s a game`", page)[1]
        self.assertEqual(str(scores[0]).rsplit(",", 1)[0], shown)

    def test_a_winning_line_wins_and_time_ends(self):
        line = iter(longwood.solve("nestor", deal=next(d for d in range(50) if longwood.solve("nestor", deal=d).verdict == "won")).moves)
        deal = next(d for d in range(50) if longwood.solve("nestor", deal=d).verdict == "won")
        self.assertTrue(arena.play_one(lambda view: next(line), longwood.deal("nestor", deal)))
        self.assertIsNone(arena.play_one(lambda view: view.moves()[0], longwood.deal("nestor", 1), seconds=0))
        self.assertIs(arena.play_one(lambda view: "", longwood.deal("nestor", 1)), False)
        with self.assertRaises(longwood.Fault):
            arena.play_one(lambda view: None, longwood.deal("nestor", 1))

    def test_wilson_is_the_programs(self):
        row = json.loads(subprocess.run([PROGRAM, "odds", "nestor", "--json"], capture_output=True, text=True, check=True).stdout.splitlines()[0])
        low, high = arena.wilson(row["won"], row["n"])
        self.assertTrue(row["low"] <= low and high <= row["high"], row)
        self.assertEqual(arena.wilson(0, 0), (0, 1))


class Text(unittest.TestCase):
    def told(self, answers: str, deal: int = 1) -> tuple[bool, str]:
        out = io.StringIO()
        return _text.play_text(longwood.deal("nestor", deal), io.StringIO(answers), out, 60), out.getvalue()

    def test_moves_by_number_and_by_name(self):
        first = longwood.deal("nestor", 1).moves()[0]
        won, text = self.told(f"1\n{longwood.deal('nestor', 1).play(first).moves()[0]}\ngive up\n")
        self.assertFalse(won)
        self.assertIn("turn 2,", text)
        self.assertTrue(text.endswith("lost\n"))

    def test_three_faulty_answers_end_it(self):
        won, text = self.told("nonsense\n0\n999\n1\n")
        self.assertFalse(won)
        self.assertNotIn("turn 1,", text)

    def test_a_program_plays(self):
        run = subprocess.run(
            [sys.executable, "-m", "longwood.arena", "nestor", "--deals", "0-1", "--program", "yes 1"], capture_output=True, text=True, check=False
        )
        self.assertRegex(run.stdout, r"^nestor: won \d of 2", run.stderr)

    def test_a_program_that_fails_is_named(self):
        fails = f"{sys.executable} -c 'input(); raise SystemExit(7)'"
        for program, words in ((fails, "ended with status 7"), ("false", "ended with status 1"), ("/none", "/none")):
            run = subprocess.run([sys.executable, "-m", "longwood.arena", "nestor", "--program", program], capture_output=True, text=True, check=False)
            self.assertEqual((run.returncode, run.stdout, run.stderr.count("\n")), (2, "", 1), run.stderr)
            self.assertIn(words, run.stderr)
        for gives_up in ("true", "echo give up"):
            run = subprocess.run([sys.executable, "-m", "longwood.arena", "nestor", "--program", gives_up], capture_output=True, text=True, check=False)
            self.assertRegex(run.stdout, r"^nestor: won 0 of 1", run.stderr)


class Box:
    def __init__(self, low, high, shape, dtype):
        self.shape = shape


def stand_in() -> types.ModuleType:
    """What longwood.gymnasium uses of Gymnasium."""
    module = types.ModuleType("gymnasium")
    module.spaces = types.SimpleNamespace(Discrete=int, Box=Box)
    module.Env = type("Env", (), {"reset": lambda self, seed=None: setattr(self, "np_random", numpy.random.default_rng(seed))})
    return module


try:
    import numpy
except ImportError:
    numpy = None


@unittest.skipIf(numpy is None, "NumPy is not installed")
class Environment(unittest.TestCase):
    def setUp(self):
        try:
            import gymnasium  # noqa: F401
        except ImportError:
            sys.modules["gymnasium"] = stand_in()
        from longwood.gymnasium import ABSENT, UNKNOWN, Patience

        self.env, self.absent, self.unknown = Patience("the-clock", render_mode="ansi"), ABSENT, UNKNOWN

    def test_it_shows_what_the_view_shows(self):
        seen, info = self.env.reset(options={"deal": 5})
        view = arena.look(longwood.deal("the-clock", 5))
        self.assertEqual(info["moves"], view.moves())
        self.assertEqual(int(info["action_mask"].sum()), len(view.moves()))
        self.assertEqual([len(pile) for pile in view.numbers()], [int((row != self.absent).sum()) for row in seen])
        self.assertEqual(int((seen == self.unknown).sum()), view.unknown)
        self.assertEqual(seen.shape, self.env.observation_space.shape)

    def test_a_game_ends_and_the_seed_decides_the_deal(self):
        (one, info), (same, _), (other, _) = (self.env.reset(seed=seed) for seed in (3, 3, 4))
        self.assertTrue((one == same).all())
        self.assertFalse((one == other).all())
        _, info = self.env.reset(options={"deal": 5})
        self.assertEqual(self.env.step(639)[4]["moves"], info["moves"])
        ended, rewards, steps = False, 0.0, 0
        while not ended and steps < 2_000:
            _, reward, ended, truncated, info = self.env.step(int(info["action_mask"].sum()) - 1)
            rewards, steps = rewards + reward, steps + 1
            self.assertFalse(truncated)
        self.assertEqual(rewards, float(self.env._session.standing == "won"))
        self.assertIn("\n", self.env.render() + "\n")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
