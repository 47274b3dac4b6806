"""Solving, proofs, and what the table says of the game's chances."""

import contextlib
import json
import re
import os
import pty
import subprocess
import unittest

from program import BINARY, GAMES, ProgramTest


class Solve(ProgramTest):
    def test_a_solution_replays(self):
        for game in GAMES:
            for deal in range(8):
                result = self.run_program("solve", game, "--deal", str(deal), "--nodes", "400000", "--json")
                told = json.loads(result.stdout)
                if told["verdict"] == "won":
                    break
            self.assertEqual(told["verdict"], "won", game)
            keys = ["game", "set", "rules", "deal", "knowledge", "verdict", "length", "nodes", "processor_ms", "moves"]
            self.assertEqual([key for key in told if key != "version"], keys)
            self.assertEqual(told["length"], len(told["moves"].split()))
            shown = self.one("deal", game, "--deal", str(deal), "--moves", told["moves"], "--json")
            self.assertEqual(shown["state"], "won", game)

    def test_status_says_whether_the_deal_is_won(self):
        self.assertEqual(self.run_program("solve", "fortress", "--deal", "5").returncode, 0)
        self.assertEqual(self.run_program("solve", "fortress", "--deal", "0").returncode, 1)
        self.assertEqual(self.run_program("solve", "fortress", "--deals", "0-3").returncode, 0)

    def test_progress_is_shown_on_a_terminal_only(self):
        command = ["solve", "the-clock", "--deals", "0-99", "--nodes", "100000", "--threads", "2"]
        plain = self.run_program(*command)
        self.assertEqual(plain.stderr.count("\n"), 1)
        self.assertNotIn("\r", plain.stderr)
        master, slave = pty.openpty()
        with subprocess.Popen([BINARY, *command], stdout=subprocess.PIPE, stderr=slave, text=True) as run:
            os.close(slave)
            answers = run.stdout.read()
        shown = b""
        with contextlib.suppress(OSError):  # how Linux says that the other end is closed
            while part := os.read(master, 65536):
                shown += part
        os.close(master)
        self.assertEqual(answers.count("\n"), 100)
        self.assertRegex(shown.decode(), r"\rthe-clock .*\d+ of 100  [0-9.]+/s  0:\d\d left  won \d+, lost 0, undecided \d+")

    def test_threads_keep_the_order(self):
        def answers(threads: str) -> list[tuple]:
            result = self.run_program("solve", "fortress", "--deals", "10-60", "--threads", threads, "--json")
            self.assertEqual(result.returncode, 0)
            return [(o["deal"], o["verdict"], o["nodes"]) for o in map(json.loads, result.stdout.splitlines())]

        one = answers("1")
        self.assertEqual([deal for deal, _, _ in one], list(range(10, 61)))
        self.assertEqual(one, answers("4"))

    def test_decks_from_a_file(self):
        decks = [self.one("deal", "fortress", "--deal", str(n), "--json") for n in (0, 5)]
        cards = []
        for deck in decks:
            rows = {pile["name"]: pile["cards"] for pile in deck["piles"]}
            cards.append(" ".join(" ".join(rows[f"L{i}"][::-1] + rows[f"R{i}"]) for i in range(1, 6)))
        path = self.write("some.decks", f"# two\n\nfirst: {cards[0]} # a loss\n{cards[1]}\n")
        told = [json.loads(line) for line in self.run_program("solve", "fortress", "--decks", path, "--json").stdout.splitlines()]
        self.assertEqual([(o["name"], o["verdict"]) for o in told], [("first", "lost"), ("line 4", "won")])

    def test_a_record_is_solved_from_its_end(self):
        begun = " ".join(self.one("solve", "fortress", "--deal", "5", "--json")["moves"].split()[:2])
        record = f"longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\nmoves\n{begun}\n"
        told = self.one("solve", "fortress", "--record", self.write("a.record", record), "--json")
        moves = begun + " " + told["moves"]
        self.assertEqual(self.one("deal", "fortress", "--deal", "5", "--moves", moves, "--json")["state"], "won")

    def test_shortest_is_no_longer(self):
        first = self.one("solve", "fortress", "--deal", "5", "--json")
        best = self.one("solve", "fortress", "--deal", "5", "--shortest", "--json")
        self.assertLessEqual(best["length"], first["length"])
        self.bad("solve", "the-clock", "--deal", "1", "--shortest", says="Fortress")

    def test_shortest_keeps_to_the_time_and_reports_the_win_it_has(self):
        for deal in "89", "176":
            told = self.one("solve", "fortress", "--deal", deal, "--shortest", "--time", "1", "--json")
            self.assertEqual((told["verdict"], told["fewest"]), ("won", False))
            self.assertIn("perhaps not the fewest", self.good("solve", "fortress", "--deal", deal, "--shortest", "--time", "1"))
            moves = self.one("solve", "fortress", "--deal", deal, "--json")["length"]
            self.assertLessEqual(told["length"], moves)

    def test_little_effort_leaves_it_open(self):
        result = self.run_program("solve", "fortress", "--deal", "5", "--nodes", "3")
        self.assertEqual(result.returncode, 1)
        self.assertIn("undecided", result.stdout)

    def test_wrong_use(self):
        self.bad("solve", "fortress", says="--deals")
        self.bad("solve", "fortress", "--deal", "1", "--deals", "1-2", says="one of")
        self.bad("solve", "fortress", "--deals", "9-3", says="1-1000")
        self.bad("solve", "fortress", "--deals", "1-", says="1-1000")
        self.bad("solve", "fortress", "--deal", "1", "--threads", "0", says="--threads")
        self.bad("solve", "fortress", "--decks", "nowhere", says="nowhere")
        self.bad("solve", "fortress", "--decks", self.write("bad.decks", "\nx: 7S 7S\n"), says="line 2")
        other = "longwood record 1\ngame the-clock\nset cadogan\nrules 1\ndeal 5\nmoves\n"
        self.bad("solve", "fortress", "--record", self.write("other.record", other), says="The Clock")

    def bad(self, *arguments: str, says: str) -> None:
        result = self.run_program(*arguments)
        self.assertEqual((result.returncode, result.stdout), (2, ""), arguments)
        self.assertEqual(result.stderr.count("\n"), 1)
        self.assertIn(says, result.stderr)


class Proofs(ProgramTest):
    def proof(self, *arguments: str) -> str:
        result = self.run_program("solve", *arguments, "--proof")
        self.assertEqual(result.returncode, 0)
        return result.stdout

    def claimed(self) -> str:
        """The first claim among the lost deals of Fortress."""
        for deal in range(50):
            text = self.run_program("solve", "fortress", "--deal", str(deal), "--proof").stdout
            if text.startswith("longwood claim"):
                return text
        self.fail("every loss is proved")

    def first(self, verdict: str, game: str) -> str:
        """The first deal with this verdict."""
        told = self.run_program("solve", game, "--deals", "0-50", "--json").stdout.splitlines()
        return str(next(answer["deal"] for answer in map(json.loads, told) if answer["verdict"] == verdict))

    def test_a_claim_is_proved_again(self):
        path = self.write("lost.claim", self.claimed())
        self.assertIn("claim confirmed without heuristics", self.good("verify", path))
        told = self.one("verify", path, "--json")
        self.assertEqual((told["ok"], told["verdict"], told["claim"]), (True, "lost", True))

    def test_claims_of_before_there_were_proofs_are_read(self):
        text = self.claimed().replace("longwood claim 1", "longwood proof 1")
        self.assertIn("claim confirmed without heuristics", self.good("verify", self.write("old.proof", text)))

    def test_a_false_claim_does_not_hold(self):
        text = re.sub("deal .*", "deal 5", self.claimed())
        result = self.run_program("verify", self.write("false.claim", text))
        self.assertEqual(result.returncode, 1)
        self.assertIn("can be won", result.stdout)

    def test_a_deal_that_lies_still_is_proved_by_what_lies_there(self):
        text = self.proof("fortress", "--deal", "1")
        lines = text.splitlines()
        self.assertEqual(lines[0], "longwood proof 2")
        self.assertIn("because stopped", lines)
        # by hand: no two of these are next to one another in suit, nor to any other card that comes to an end
        stuck = [line.split()[2] for line in lines if line.startswith("stuck ")]
        self.assertEqual(sorted(stuck), sorted("5S 7C 9C 4C JH KS KD 7H TS 5D".split()))
        path = self.write("lost.proof", text)
        self.assertIn("deal 1, lost: none of these ten cards can ever move: ", self.good("verify", path))
        told = self.one("verify", path, "--json")
        self.assertEqual((told["ok"], told["verdict"], told["claim"], told["nodes"]), (True, "lost", False, 0))

    def test_a_false_proof_does_not_hold(self):
        text = self.proof("fortress", "--deal", "1")
        exposed = next(line for line in text.splitlines() if line.startswith("exposed"))
        for damaged, words in (
            (text.replace("deal 1", "deal 5"), "is not among the exposed cards"),
            (text.replace("stuck L1", "stuck L2"), "no card is named which never leaves it"),
            (text.replace(exposed, "exposed"), "is not among the exposed cards"),
            (text.replace(exposed, exposed + " AS"), "a family takes AS"),
            (text.replace("because stopped", "because pairs"), "there is no evidence 'pairs' of Fortress"),
            (text.replace("families ", "families x "), "is not understood"),
        ):
            self.assertNotEqual(damaged, text, words)
            path = self.write("false.proof", damaged)
            result = self.run_program("verify", path)
            self.assertEqual((result.returncode, result.stderr), (1, ""), words)
            self.assertIn(words, result.stdout)
            self.assertIn(words, json.loads(self.run_program("verify", path, "--json").stdout)["error"])

    def test_a_loss_of_the_fourteenth_is_one_number(self):
        text = self.proof("the-fourteenth", "--deal", "8039")
        self.assertIn("because pairs\n", text)
        self.assertIn("\npairs 2\n", text)
        self.good("verify", self.write("lost.proof", text))
        result = self.run_program("verify", self.write("false.proof", text.replace("\npairs 2\n", "\npairs 1\n")))
        self.assertEqual(result.returncode, 1)
        self.assertIn("those cards hold 2 pairs", result.stdout)

    def test_a_damaged_certificate_is_refused(self):
        text = self.claimed()
        verdict, nodes = "verdict lost\n", next(line for line in text.splitlines(True) if line.startswith("nodes"))
        proof = self.proof("fortress", "--deal", "1")
        for whole, damaged, named in (
            (text, text.replace(verdict, ""), "no line 'verdict'"),
            (text, text.replace(verdict, "verdict won\n"), "'verdict' is followed by lost"),
            (text, text.replace(verdict, verdict + "verdict won\n"), "a second line 'verdict'"),
            (text, text.replace(verdict, verdict + verdict), "a second line 'verdict'"),
            (text, text.replace(nodes, nodes + nodes), "a second line 'nodes'"),
            (text, text.replace(nodes, "nodes some\n"), "'nodes' is followed by a number"),
            (text, text.replace("advice ", "advice sorcery "), "'advice' is followed by"),
            (text, text.replace("engine ", "engine steam "), "'engine' is followed by"),
            (text, re.sub("(deal .*)", "\\1\ndeal 5", text), "line"),
            (text, text.replace("rules ", "rules 9"), "rules"),
            (text, text.replace("longwood claim 1", "longwood claim 17"), "longwood claim 1"),
            (text, text.replace(verdict, verdict + "stuck L1 TH\n"), "line"),
            (text, text.replace("\n", "\r\n"), "line 1: a carriage return"),
            (text, "\ufeff" + text, "line 1: a byte order mark"),
            (proof, "\ufeff" + proof.replace("\n", "\r\n"), "line 1: a byte order mark"),
            (text, text[:40], "there is no line"),
            (proof, proof.replace("because stopped\n", ""), "no line 'because'"),
            (proof, proof.replace("because stopped", "because I say so"), "'because' is followed by"),
            (proof, proof.replace("longwood proof 2", "longwood proof 3"), "longwood proof 2"),
            (proof, proof.replace(verdict, verdict + "engine staged\n"), "line"),
        ):
            self.assertNotEqual(damaged, whole, named)
            result = self.run_program("verify", self.write("damaged.proof", damaged))
            self.assertEqual((result.returncode, result.stdout), (2, ""), damaged)
            self.assertEqual(result.stderr.count("\n"), 1)
            self.assertIn(named, result.stderr)

    def test_a_proof_names_the_position(self):
        text = self.proof("fortress", "--deal", "0")
        move = self.one("deal", "fortress", "--deal", "0", "--json")["moves"][0]
        path = self.write("later.proof", text.rstrip("\n") + f"\n{move}\n")
        self.assertIn(f"Fortress, deal 0 after 1 move ({move}), lost", self.good("verify", path))
        self.assertEqual(self.one("verify", path, "--json")["after"], move)

    def test_the_limit_that_ended_a_proof_is_named(self):
        path = self.write("lost.proof", self.proof("la-nationale", "--deal", self.first("lost", "la-nationale")))
        result = self.run_program("verify", path, "--nodes", "10")
        self.assertEqual(result.returncode, 1)
        self.assertIn("node limit reached", result.stdout)
        told = json.loads(self.run_program("verify", path, "--nodes", "10", "--json").stdout)
        self.assertEqual((told["ok"], told["ended_by"]), (False, "nodes"))

    def test_a_proof_has_a_form_of_its_own(self):
        result = self.run_program("solve", "fortress", "--deal", "0", "--proof", "--json")
        self.assertEqual((result.returncode, result.stdout, result.stderr.count("\n")), (2, "", 1))

    def test_the_proof_of_the_shortest_win_is_as_long(self):
        deal = self.first("won", "fortress")
        best = self.one("solve", "fortress", "--deal", deal, "--shortest", "--json")
        self.assertIs(best["fewest"], True)
        path = self.write("won.record", self.proof("fortress", "--deal", deal, "--shortest"))
        self.assertEqual(self.one("verify", path, "--json")["moves"], best["length"])

    def test_the_proof_of_a_win_is_a_record(self):
        path = self.write("won.record", self.proof("fortress", "--deal", "5"))
        self.assertTrue(self.good("verify", path).endswith("won\n"))


class AtTheTable(ProgramTest):
    def test_the_move_that_loses_is_named_and_can_be_taken_back(self):
        """Plays deal 5 of Fortress along a winning line and looks for a move beside it that loses."""
        line = self.one("solve", "fortress", "--deal", "5", "--json")["moves"].split()
        for length in range(len(line)):
            begun = " ".join(line[:length])
            legal = self.one("deal", "fortress", "--deal", "5", "--moves", begun, "--json")["moves"]
            for move in legal:
                result = self.run_program("play", "fortress", "--deal", "5", given=f"{begun}\n{move}\nwin?\nundo\nwin?\n")
                if "lost since" in result.stdout:
                    listed = self.run_program("play", "fortress", "--deal", "5", given=f"{begun}\nmoves\n").stdout
                    words = re.search(rf"^  {re.escape(move)} +(.*)$", listed, re.MULTILINE)
                    self.assertIsNotNone(words, listed)
                    self.assertIn(f"lost since move {length + 1}, {words[1]}.", result.stdout.replace("\n", " "))
                    self.assertTrue(result.stdout.rstrip().split("undo")[-1])
                    self.assertIn("It can still be won", result.stdout.split("Taken back")[1].replace("\n", " "))
                    return
            self.assertLess(length, 30, "no losing move was found")

    def test_a_win_after_a_lost_line_speaks_of_the_way_back_and_not_of_loss(self):
        line = self.one("solve", "fortress", "--deal", "24600", "--json")["moves"].split()
        typed: list[str] = []
        for face, row in (("6H", "L5"), ("2C", "L4")):
            piles = self.one("deal", "fortress", "--deal", "24600", "--moves", " ".join(typed), "--json")["piles"]
            typed.append(f"{next(pile['name'] for pile in piles if pile['cards'][-1:] == [face])}-{row}")
        typed += ["undo", "undo", *line]
        begun = self.run_program("play", "fortress", "--deal", "24600", given="\n".join(typed[:2])).stdout
        self.assertIn("lost since move 2", begun.replace("\n", " "))
        end = self.run_program("play", "fortress", "--deal", "24600", given="\n".join(typed)).stdout
        self.assertIn("It was lost at move 2, and you found the way back.", end.split("The game is won.")[1].replace("\n", " "))
        self.assertNotIn("It was lost", self.run_program("play", "fortress", "--deal", "24600", given="\n".join(line)).stdout)

    def test_solution_is_a_move_that_wins_and_says_what_it_knows(self):
        moves = []
        told = ""
        for _ in range(3):
            told = self.run_program("play", "fortress", "--deal", "5", given=" ".join(moves) + "\nsolution\n").stdout
            hint = told.replace("\n", " ").split("With all cards known: ")[-1].split(",")[0]
            moves.append(hint)
        self.assertIn("ith all cards known", told)
        shown = self.one("deal", "fortress", "--deal", "5", "--moves", " ".join(moves), "--json")
        self.assertEqual(shown["state"], "playing")

    def test_where_cards_are_hidden_the_verdict_waits_to_be_asked(self):
        told = self.run_program("play", "the-sultan", "--deal", "1", given="turn\n").stdout
        self.assertNotIn("can still be won", told)
        told = self.run_program("play", "the-sultan", "--deal", "2", given="live\nturn\n").stdout
        self.assertIn("(With all cards known.) It can still be won", told.replace("\n", " "))


class NothingIgnored(ProgramTest):
    def test_a_record_says_its_own_rules(self):
        version = self.one("deal", "fortress", "--json")["rules"]
        self.write("a.record", f"longwood record 1\ngame fortress\nset cadogan\nrules {version}\ndeal 3\nmoves\n")
        for given in (("--set", "chessboard"), ("--options", "corner=open"), ("--set", "cadogan")):
            self.bad("solve", "fortress", "--record", "a.record", *given, says="omit --set and --options")

    def test_a_proof_is_text(self):
        for given in ("--json", "--moves"):
            self.bad("solve", "fortress", "--deal", "3", "--proof", given, says="--proof")

    def test_a_comparison_is_of_authorities(self):
        self.bad("rules", "fortress", "--compare", "--set", "chessboard", says="--compare")
        self.bad("rules", "fortress", "--compare", "--options", "corner=open", says="--compare")

    def test_a_file_without_decks(self):
        for text in ("", "\n\n", "# nothing\n", "name:\n"):
            self.write("decks", text)
            for options in ((), ("--json",)):
                self.bad("solve", "fortress", "--decks", "decks", *options, says="'decks' has no deck; write one per line")

    def test_a_list_of_decks_without_end(self):
        self.bad("solve", "fortress", "--decks", "/dev/zero", says="too long for a list of decks")


ASSUMED = "This assumes that future shuffles are known. Nobody can know them."


class FutureShuffles(ProgramTest):
    """What a solver knows only by foreseeing a shuffle says so; what it knows without does not."""

    def said(self, game: str, deal: int, *typed: str) -> str:
        told = self.run_program("play", game, "--deal", str(deal), given="\n".join(typed) + "\n").stdout
        return " ".join(told.split())

    def test_a_verdict_that_knows_them_says_so_in_every_game_that_shuffles(self):
        for game in ("la-belle-lucie", "the-house-in-the-wood", "the-house-on-the-hill"):
            line = self.one("solve", game, "--deal", "3", "--json")["moves"].split()
            self.assertIn("redeal", line, game)
            self.assertIn(", with future shuffles known,", self.good("solve", game, "--deal", "3"))
            self.assertIn("(all cards and future shuffles known)", self.run_program("solve", game, "--deals", "3-4").stderr)
            self.assertIn(f"It can still be won. {ASSUMED}", self.said(game, 3, "win?"))
            self.assertIn("With all cards and future shuffles known: ", self.said(game, 3, "solution"))
            # once cards only go home, nothing depends on a shuffle, though one might still be made
            self.assertNotIn("redeal", line[-4:])
            after = self.said(game, 3, *line[:-4], "win?", "solution")[-300:]
            self.assertIn("It can still be won.", after)
            self.assertNotIn("shuffles", after)

    def test_a_game_without_shuffles_does_not_speak_of_them(self):
        for game in ("la-nivernaise", "the-trefoil", "babette", "fortress"):
            result = self.run_program("solve", game, "--deals", "3-4", "--nodes", "100000")
            self.assertNotIn("shuffles", result.stdout + result.stderr, game)
            self.assertNotIn("shuffles", self.said(game, 3, "win?", "solution"), game)

    def test_a_loss_before_a_shuffle_and_the_way_back_say_so(self):
        rounds = ("la-belle-lucie", "--set", "fan-in-rounds")
        deal = next(n for n in range(1, 9) if self.run_program("solve", *rounds, "--deal", str(n)).returncode == 1)
        lost = self.run_program("play", *rounds, "--deal", str(deal), given="win?\n").stdout
        self.assertTrue(" ".join(lost.split()).endswith("This deal cannot be won."), lost)  # nothing is dealt again
        # taking up the fans again and again loses; taken back, the winning line is played instead
        line = self.one("solve", "la-belle-lucie", "--deal", "3", "--json")["moves"].split()
        told = self.said("la-belle-lucie", 3, "redeal", "redeal", "win?", "restart", *line, "win?")
        lost = r"lost since move \d+, take up the fans, shuffle and deal again\. (Whether [a-z ]+\. )?"
        for words in (lost, r"It was lost at move \d+, and you found the way back\. "):
            self.assertTrue(re.search(words + re.escape(ASSUMED), told), words)

    def test_the_figures_say_what_a_winnable_deal_knows(self):
        self.assertIn("knows every future shuffle", " ".join(self.good("odds", "la-belle-lucie").split()))
