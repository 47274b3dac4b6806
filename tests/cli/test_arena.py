"""longwood-lab arena: baselines beside the hints, resumed, in shards, and the gate."""

import json
import random
import re
import unittest

from program import GAMES
from study import StudyTest

QUICK = ("--seconds", "0.01")
HEAD = (
    "longwood-arena 1\tgame\trules\trules-version\tplayer\tmethod\tmilliseconds\tbudget\tdeal\twon\tsteps\tmicroseconds\n"
)


def made(wins: dict[str, str], seconds: float = 1.0) -> str:
    """A file of results: for each method a text with 1 for a deal that was won, and 0."""
    searching = {"rollout", "pimc", "ismcts", "hindsight"}
    rows = [
        ("nestor", "cadogan", 1, 7, method, *((100, 5) if method in searching else (0, 0)), deal, won, 1, round(seconds * 1e6))
        for method, games in wins.items()
        for deal, won in enumerate(games)
    ]
    return HEAD + "".join("\t".join(map(str, row)) + "\n" for row in rows)


class Arena(StudyTest):
    def games(self, name: str) -> list[list[str]]:
        """What was played, in an order of its own, without the time it took."""
        return sorted(line.split("\t")[:-1] for line in (self.directory / name).read_text().splitlines()[1:])

    def test_every_method_plays_every_deal_and_the_same_way_again(self):
        self.good("arena", "nestor", "--deals", "0-2", *QUICK, "--out", "a.arena")
        self.good("arena", "nestor", "--deals", "0-2", *QUICK, "--threads", "1", "--out", "b.arena")
        self.assertEqual(self.games("a.arena"), self.games("b.arena"))
        played = self.games("a.arena")
        self.assertEqual(len(played), 3 * 8)
        self.assertEqual({game[7] for game in played}, {"0", "1", "2"})
        # more time changes what a method that searches plays, and not what the others do
        self.good("arena", "nestor", "--deals", "0-2", "--seconds", "0.05", "--out", "c.arena")
        steps = {(game[4], game[7]): int(game[9]) for game in self.games("c.arena")}
        for game in played:
            if game[4] in ("pimc", "ismcts", "hindsight", "rollout"):
                self.assertGreater(steps[game[4], game[7]], int(game[9]), game)

    def test_stopped_torn_and_shared_out_it_is_the_same(self):
        ask = ("arena", "the-carpet", *QUICK, "--methods", "random,rollout,hints")
        whole = self.good(*ask, "--deals", "0-3", "--out", "whole.arena")
        text = (self.directory / "whole.arena").read_text()
        self.write("torn.arena", text[: len(text) * 2 // 3])
        self.good(*ask, "--deals", "0-3", "--out", "torn.arena")
        self.assertEqual(self.games("torn.arena"), self.games("whole.arena"))
        shards = [f"{i}.arena" for i in (1, 2, 3)]
        for i, shard in enumerate(shards, 1):
            self.good(*ask, "--deals", "0-3", "--shard", f"{i}/3", "--out", shard)
        random.Random(3).shuffle(shards)
        # a file that is read twice counts once
        told = self.good("arena", "--read", *shards, shards[0])
        without_time = re.compile(r" +\S+(?= +\d+/\d+)")
        self.assertEqual(without_time.sub("", told), without_time.sub("", whole))

    def test_wins_and_pairs_are_those_of_the_file(self):
        self.write("a.arena", made({"random": "1100000000", "hints": "1011111100"}))
        random_player, hints = (json.loads(line) for line in self.good("arena", "--read", "a.arena", "--json").splitlines())
        self.assertEqual((random_player["won"], random_player["games"], hints["won"]), (2, 10, 7))
        self.assertEqual((random_player["only_this"], random_player["only_hints"]), (1, 6))
        self.assertAlmostEqual(random_player["p"], 2 * (1 + 7) / 2**7, 9)  # of seven unequal pairs, one or none
        self.assertAlmostEqual(hints["low"], 0.3967781, 6)  # Wilson, 7 of 10
        self.assertAlmostEqual(hints["high"], 0.8922087, 6)
        self.assertEqual(hints["gate"], "incomplete")

    def test_the_gate_opens_only_if_all_four_are_beaten(self):
        weak, strong = "0" * 20, "1" * 20
        for rollout, hints, gate, status in (
            (weak, strong, "passed", 0),
            (strong, weak, "failed", 1),
            ("1" * 17 + "000", strong, "undecided", 1),
        ):
            self.write("a.arena", made({"random": weak, "greedy": weak, "policy": weak, "rollout": rollout, "hints": hints}))
            run = self.run_program("arena", "--read", "a.arena", "--gate", "--json")
            self.assertEqual(run.returncode, status, gate)
            self.assertEqual({json.loads(line)["gate"] for line in run.stdout.splitlines()}, {gate})
        told = self.good("arena", "--read", "a.arena")
        self.assertIn("gate: undecided; flat Monte Carlo: no difference shown", told)
        self.write("b.arena", made({"random": weak, "greedy": weak, "policy": weak, "pimc": strong, "rollout": weak, "hints": "1" * 10 + "0" * 10}))
        self.assertRegex(self.good("arena", "--read", "b.arena"), r"PIMC .* BEATS THE HINTS")
        self.assertIn("**beats the hints**", self.good("arena", "--read", "b.arena", "--markdown"))

    def test_bad_input_is_one_line(self):
        self.write("other.txt", "nonsense\n")
        self.write("faulty.arena", HEAD + "nestor\tcadogan\t1\t7\trandom\t0\t0\t0\t2\t1\t1\n")
        self.write("one.arena", made({"random": "1"}))
        self.write("two.arena", made({"random": "0"}))
        for arguments, says in (
            ((), "name a game"),
            (("fortress",), "fortress hides no card"),
            (("no-such-game",), "there is no game"),
            (("nestor", "--set", "no-such-set"), "no-such-set"),
            (("nestor", "--methods", "magic"), "there is no method 'magic'; choose from random"),
            (("nestor", "--seconds", "0"), "0.001"),
            (("nestor", "--seconds", "soon"), "--seconds: 'soon'"),
            (("nestor", "--deals", "0-1", "--shard", "3/3"), "take fewer"),
            (("nestor", "--out", "other.txt"), "not a file of longwood-lab arena"),
            (("--read", "none.arena"), "cannot be read"),
            (("--read", "faulty.arena"), "'faulty.arena', line 2"),
            (("--read", "one.arena", "two.arena"), "deal 0 by random was won in one file"),
        ):
            self.bad("arena", *arguments, says=says)
        self.assertEqual((self.directory / "other.txt").read_text(), "nonsense\n")

    def test_rollouts_of_a_good_policy_play_well(self):
        """A rollout plays as the bare policy does in a real game, also where the policy alone would stop."""
        told = self.good("arena", "the-sultan", "--deals", "0-7", "--seconds", "0.1", "--methods", "policy,rollout", "--json")
        wins = {line["method"]: line["won"] for line in map(json.loads, told.splitlines())}
        self.assertGreaterEqual(wins["policy"], 6)
        self.assertGreaterEqual(wins["rollout"], 5)

    def test_a_rule_set_is_played_and_named(self):
        self.good("arena", "klondike", "--set", "draw-three", "--deals", "0-1", "--methods", "random", "--out", "a.arena")
        self.assertEqual({(game[0], game[1]) for game in self.games("a.arena")}, {("klondike", "draw-three")})
        self.assertIn("Klondike (draw-three)", self.good("arena", "--read", "a.arena"))

    def test_the_bare_policy_of_a_game_played_by_a_net_is_the_net(self):
        """Cards home alone win no such game; the net without search won 28.6 % of 100,000 deals in another program."""
        told = self.good("arena", "klondike", "--set", "draw-three", "--deals", "0-39", "--methods", "policy", "--json")
        self.assertGreaterEqual(json.loads(told)["won"], 5)

    def test_a_game_that_plays_itself_is_refused(self):
        refused = [game for game in GAMES if "never leaves a choice" in self.run_program("arena", game, "--deals", "0-0", "--methods", "random").stderr]
        self.assertEqual(len(refused), 1)

    def test_rates_are_steps_over_time(self):
        self.write("a.arena", made({"rollout": "11", "random": "11"}, seconds=0.5))
        self.assertEqual(self.good("arena", "--read", "a.arena", "--rates"), '{"nestor", "rollout", 2},\n')
