"""The table in another language than English."""

import re
import unittest
from pathlib import Path

from program import GAMES, ProgramTest

ROOT = Path(__file__).resolve().parents[2]
# What the table of the terminal says in English whatever is played.
ENGLISH = r"\b(legal moves? to choose from|Type a move|Not allowed|By itself|[0-9]+ of [0-9]+ home|Taken back|the (hand|king|queen|knave|ace)|cards? (is|are))\b"

# Articles and prepositions that melt into the next word in French, left standing.
UNMELTED = r"\b([Ll]e|[Dd]e|[Qq]ue) (as|autres?|une?|elles?|on)\b|\b([Dd]e|[Àà]) les?\b"


class Language(ProgramTest):
    def play_german(self, game: str, *lines: str) -> str:
        return self.play(game, *lines, options=("--language", "de", "--deal", "5"))

    def test_every_game_is_played_in_german(self) -> None:
        for game in GAMES:
            with self.subTest(game):
                told = self.play_german(game, "moves", "hint", "last", "undo", "redo", "help", "quit")
                self.assertIn("zur Wahl", told)
                self.assertIn("Tipp: ", told)
                self.assertIn("untergebracht.", told)
                self.assertIn("Es gibt nichts zurückzunehmen.", told)
                self.assertIsNone(re.search(ENGLISH, told), re.search(ENGLISH, told))

    def test_french_articles_melt_into_cards_and_places(self) -> None:
        told = ""
        for game in GAMES:
            move = self.one("deal", game, "--deal", "7", "--json")["moves"][0]
            told += self.play(game, "moves", "last", move, "last", "moves", "undo", "quit", options=("--language", "fr", "--deal", "7"))
        told = re.sub(r"\s+", " ", told)
        self.assertRegex(told, r"\b([Ll]’as|de l’as) de ")
        self.assertIsNone(re.search(UNMELTED, told), re.search(UNMELTED, told))

    def test_lines_are_filled_by_letters_not_by_bytes(self) -> None:
        for language in ("de", "fr"):
            told = self.play("the-sultan", "rules", "quit", options=("--language", language))
            rules = told[told.index("  1. ") :].split("\n\n")[0].splitlines()
            # a line that goes on beneath one has five blanks, a citation a bracket after them
            broken = [(line, after.split()[0]) for line, after in zip(rules, rules[1:]) if re.match(r" {5}[^ \[]", after)]
            self.assertGreater(len(broken), 10)
            for line, word in broken:
                self.assertLessEqual(len(line), 80)
                self.assertGreater(len(f"{line} {word}"), 80, line)

    def test_a_refusal_names_its_rule_in_german(self) -> None:
        told = self.play_german("fortress", "L1-L2", "quit")
        self.assertRegex(told, r"Nicht erlaubt: [A-ZÄÖÜ].*\n?.*Regel [0-9]+\)\.")

    def test_the_systems_language_is_taken_if_it_is_there(self) -> None:
        for system, begins in (("de_DE.UTF-8", "Longwood: Patiencen nach dem Buch"), ("xx_XX", "Longwood: patience games"), ("en_GB", "Longwood: patience games")):
            self.environment["LC_ALL"] = system
            self.assertTrue(self.good("play", given="quit\n").startswith(begins), system)
        # an option counts for more
        self.environment["LC_ALL"] = "de_DE.UTF-8"
        self.assertTrue(self.good("play", "--language", "en", given="quit\n").startswith("Longwood: patience games"))

    def test_the_systems_list_of_languages_is_heard(self) -> None:
        """As gettext's manual has it, "The LANGUAGE variable"."""
        begins = {"en": "Not allowed", "de": "Nicht erlaubt", "fr": "Interdit"}
        for wanted, variables in (
            ("de", {"LANG": "en_US.UTF-8", "LANGUAGE": "de"}),
            ("fr", {"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:de"}),
            ("en", {"LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:de"}),
            ("de", {"LANG": "gsw_CH.UTF-8", "LANGUAGE": "gsw:de_CH:de"}),
            ("fr", {"LC_ALL": "it_IT.UTF-8", "LANGUAGE": "it::fr:en"}),
            ("de", {"LC_MESSAGES": "fr_FR.UTF-8", "LANGUAGE": ":de_AT.UTF-8@euro"}),
            ("en", {"LANG": "de_DE.UTF-8", "LANGUAGE": "sv:da"}),
            ("de", {"LANG": "de_DE.UTF-8", "LANGUAGE": ""}),
            ("fr", {"LANG": "en_US.UTF-8", "LANGUAGE": "pt_BR:fr_CA.UTF-8:de"}),
            ("de", {"LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "de@euro"}),
            ("en", {"LC_ALL": "C", "LANGUAGE": "de"}),
            ("en", {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"}),
            ("en", {"LC_ALL": "POSIX", "LANGUAGE": "fr"}),
            ("en", {"LANGUAGE": "de"}),
        ):
            with self.subTest(variables):
                for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
                    self.environment.pop(name, None)
                self.environment.update(variables)
                result = self.run_program("why", "fortress", "L1-L2", "--deal", "5")
                self.assertTrue(result.stdout.startswith(begins[wanted]), result.stdout)

    def test_an_unknown_language_is_refused_with_those_there_are(self) -> None:
        names = {p.stem for p in ROOT.glob("po/*.po")} | {p.parent.name for p in ROOT.glob("po/*/*.po")}
        told = self.bad("play", "fortress", "--language", "tlh", says="'tlh' is not available; choose one of: en")
        for name in names:
            self.assertIn(name, told)

    def test_what_a_player_reads_of_a_game_is_in_german(self) -> None:
        german = ("--language", "de")
        listed = self.good("games", *german)
        self.assertRegex(listed, r"the-clock +Die Uhr +Cadogan\n")
        self.assertRegex(self.good("games", "--long", *german), r"the-clock +Die Uhr +Cadogan\n    2 Kartenspiele\n(?:    .*\n)+?    Auch bekannt als")
        for game in GAMES:
            with self.subTest(game):
                rules = self.good("rules", game, *german)
                # citations stay as they are, in brackets
                told = re.sub(r"\[[^]]*\]", "", rules)
                self.assertIn("--compare stellt", rules)
                self.assertIsNone(re.search(ENGLISH, told), re.search(ENGLISH, told))
                compared = self.good("rules", game, "--compare", *german)
                self.assertIn("wie die Quellen es spielen", compared)
                self.assertNotIn("(rule ", compared)
        self.assertIn("Auch bekannt als: Uhr", re.sub(r"\s+", " ", self.good("rules", "the-clock", *german)))

    def test_advice_and_refusals_are_in_german(self) -> None:
        deal = ("fortress", "--deal", "5", "--language", "de")
        self.assertIn("geht die Patience auf", re.sub(r"\s+", " ", self.good("advise", *deal)))
        self.assertRegex(self.run_program("why", "fortress", "L1-L2", *deal[1:]).stdout, r"^Nicht erlaubt: [A-ZÄÖÜ]")

    def test_odds_solutions_and_reviews_are_in_german(self) -> None:
        german = ("--language", "de")
        odds = self.good("odds", "fortress", *german)
        self.assertRegex(odds, r"^Festung\n  Cadogan\n    lösbar +20,\d+\u00a0% ± 0,\d+ +1\u202f000\u202f000\u202f000 Spiele\n    mit Tipps ")
        self.assertRegex(self.good("solve", "fortress", "--deal", "5", *german), r"^Spiel 5: gewonnen in \d+ Zügen, \d+ Stellungen, [\d,]+ ms Rechenzeit\n$")
        path = self.directory / "played.record"
        moves = self.one("solve", "fortress", "--deal", "5", "--moves", "--json")["moves"].split()
        self.play("fortress", *moves[:4], f"save {path}", "quit", options=("--deal", "5"))
        told = self.good("review", str(path), *german)
        self.assertRegex(told, r"^Festung, Spiel 5\n\n +Zug +Chance +Verlust +Glück\n")
        self.assertIsNone(re.search(r"\b(move|chance|cost|luck|won|the)\b", told), told)
        self.assertNotRegex(self.good("review", str(path), "--json", *german), "Festung|Zug|Glück")

    def test_faults_are_told_in_the_language_asked_for(self) -> None:
        german = ("--language", "de")
        path = self.directory / "bad.record"
        path.write_text("longwood record 1\ngame fortress\nset cadogan\nrules 99\ndeal 5\nmoves\n")
        for says, *words in (
            ("es gibt keine Patience „fortres“; war „fortress“ gemeint?", "solve", "fortres", "--deal", "5"),
            ("--deal: „x“ ist keine Spielnummer", "why", "fortress", "L1-L2", "--deal", "x"),
            ("kein Zug dieser Patience (Festung): den Platz, auf den gezogen werden soll, gibt es nicht", "why", "fortress", "L1-9", "--deal", "5"),
            ("--moves: Zug 1, „L1-L2“: Nicht erlaubt: Die beiden Karten", "advise", "fortress", "--deal", "7", "--moves", "L1-L2"),
            ("Zeile 4: der Spielstand folgt Version „99“ der Regeln (Festung)", "review", str(path)),
            ("„/nowhere“ lässt sich nicht lesen: diese Datei oder dieser Ordner ist nicht da", "review", "/nowhere"),
        ):
            self.bad(*words, *german, says=says)
        # before a command is known the system's language counts
        self.environment["LC_ALL"] = "fr_FR.UTF-8"
        self.bad("jouer", says="il n’y a pas de commande «\u00a0jouer\u00a0»\u202f; voir longwood --help")

    def test_what_the_parser_objects_to_is_told_in_german(self) -> None:
        self.environment["LC_ALL"] = "de_DE.UTF-8"
        for says, *words in (
            ("ein Befehl fehlt; siehe longwood --help", "--color=never"),
            ("GAME fehlt; siehe longwood rules --help", "rules"),
            ("--deal: der Wert fehlt; er steht hinter der Option", "deal", "fortress", "--deal"),
            ("--live: der Wert fehlt; er steht hinter der Option", "play", "--live="),
            ("--set: der Wert fehlt; er steht hinter der Option", "deal", "fortress", "--set", ""),
            ("--deal: höchstens 1 erlaubt, 2 angegeben", "deal", "fortress", "--deal", "1", "--deal", "2"),
            ("--deal und --deck gehen nicht zusammen", "deal", "fortress", "--deal", "1", "--deck", "KS"),
            ("--deals verlangt --self", "review", "--deals", "1-2"),
            ("--live: „maybe“ ist keines von {on,off}", "play", "--live", "maybe"),
            ("--json nimmt kein „maybe“", "deal", "fortress", "--json=maybe"),
        ):
            self.bad(*words, says=says)

    def test_the_help_is_in_german_and_the_manual_in_english(self) -> None:
        commands = re.findall(r"^  (\w+) {5,}", self.good("--help"), re.MULTILINE)
        self.assertGreater(len(commands), 10)
        english = self.good("manual")
        for command in ([], *([name] for name in commands)):
            with self.subTest(command):
                self.environment["LC_ALL"] = "C.UTF-8"
                plain = set(self.good(*command, "--help").splitlines())
                self.environment["LC_ALL"] = "de_DE.UTF-8"
                told = self.good(*command, "--help")
                self.assertIn("Aufruf: longwood", told)
                self.assertEqual([line for line in told.splitlines() if line in plain and re.search(r"[a-z]", line) and not line.startswith("  longwood ")], [])
        self.assertEqual(self.good("manual"), english)
        self.assertIn("play\tIm Terminal spielen", self.good("--complete", ""))

    def test_what_verify_finds_is_told_in_german(self) -> None:
        german = ("--language", "de")
        good, bad = self.directory / "good.record", self.directory / "bad.record"
        good.write_text("longwood record 1\ngame fortress\nset cadogan\nrules 2\ndeal 5\nmoves\nL2-R5\n")
        bad.write_text(good.read_text().replace("rules 2", "rules 99"))
        self.assertEqual(self.good("verify", str(good), *german), f"{good}: ok: Festung, Spiel 5, 1 Zug, im Gang\n")
        self.assertRegex(self.run_program("verify", str(bad), *german).stdout, r": nein: Zeile 4: der Spielstand folgt Version „99“")
        for deal, says in (("1", "verloren: keine dieser zehn kann je bewegt werden"), ("2", "verloren: Behauptung bestätigt ohne")):
            path = self.directory / f"{deal}.proof"
            path.write_text(self.run_program("solve", "fortress", "--deal", deal, "--proof").stdout)
            self.assertIn(says, self.good("verify", str(path), *german))
        self.assertNotRegex(self.good("verify", str(good), "--json", *german), "Festung|Zug")

    def test_what_is_typed_at_the_table_is_refused_in_german(self) -> None:
        told = re.sub(r"\s+", " ", self.play_german("fortress", "L1-zz", "quatsch", "load /nowhere", "resume 98", "note \x01", "game x", "quit"))
        for says in (
            "„L1-zz“ ist kein Zug dieser Patience (Festung): den Platz, auf den gezogen werden soll, gibt es nicht",
            "(help zeigt die Befehle)",
            "„/nowhere“ lässt sich nicht lesen",
            "es gibt keine frühere Partie 98; games zeigt sie",
            "„x“ ist keine Spielnummer",
        ):
            self.assertIn(says, told)
        self.assertNotRegex(told, r"\b(is not|there is no|cannot read)\b")

    def test_the_words_on_boards_and_beside_citations_are_in_german(self) -> None:
        board = self.good("deal", "la-nivernaise", "--deal", "5", "--language", "de")
        self.assertIn("Asse aufwärts", board)
        self.assertIn("Könige abwärts", board)
        rules = re.sub(r"\s+", " ", self.good("rules", "the-clock", "--language", "de"))
        self.assertIn("[das Buch schweigt; dies versteht sich]", rules)
        for game in GAMES:
            self.assertNotRegex(self.good("rules", game, "--language", "de"), r"\b(silent|understood|our reading)\b", game)

    def test_answers_for_programs_are_in_english(self) -> None:
        self.environment["LC_ALL"] = "de_DE.UTF-8"
        for words in (("games",), ("rules", "the-clock"), ("why", "fortress", "L1-L2", "--deal", "5"), ("odds",), ("solve", "fortress", "--deal", "5")):
            answer = self.run_program(*words, "--json").stdout
            self.assertNotRegex(answer, "Uhr|Nicht|Farbe", words)

    def test_the_list_of_commands_is_at_most_80_columns_wide(self) -> None:
        for language in ("en", "de", "fr"):
            told = self.play("fortress", "help", "quit", options=("--language", language))
            listed = told[told.index("\n  moves ") : told.index("\n  quit ")]
            self.assertLessEqual(max(map(len, listed.splitlines())), 80, language)

    def test_a_record_has_no_language(self) -> None:
        records = []
        for language in ("en", "de"):
            path = self.directory / f"{language}.record"
            move = self.one("deal", "fortress", "--deal", "5", "--json")["moves"][0]
            self.play("fortress", move, f"save {path}", "quit", options=("--language", language, "--deal", "5"))
            records.append(path.read_text())
        self.assertEqual(records[0], records[1])
