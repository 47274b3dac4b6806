"""tools/words.py: what it writes, and that it finds what is wrong in a translation."""

import os
import re
import struct
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import words  # noqa: E402

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
TEMPLATE = """
msgid "{card} goes to {pile}, on {on}."
msgstr ""

msgid "{n} card is left."
msgid_plural "{n} cards are left."
msgstr[0] ""
msgstr[1] ""

msgctxt "pile"
msgid "packet {name} of {suit}"
msgstr ""

msgctxt "term"
msgid "packet|packets"
msgstr ""

msgctxt "rule"
msgid "Packets take 50 % of the cards."
msgstr ""

msgctxt "note"
msgid "Who reads it so?"
msgstr ""
"""
GERMAN = """
msgid "{card} goes to {pile}, on {on}."
msgstr "Auf {on.akk} in {pile} geht {card}."

msgid "{n} card is left."
msgid_plural "{n} cards are left."
msgstr[0] "Eine Karte bleibt."
msgstr[1] "{n} Karten bleiben."

msgctxt "pile"
msgid "packet {name} of {suit}"
msgstr "Päckchen {name}\\nwohin: auf Päckchen {name} von {suit}"

msgctxt "term"
msgid "packet|packets"
msgstr "Päckchen"

msgctxt "rule"
msgid "Packets take 50 % of the cards."
msgstr "Päckchen nehmen 50\u00a0% der Karten."

msgctxt "note"
msgid "Who reads it so?"
msgstr ""
"""
GERMAN_HEADER = HEADER + '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n"X-Forms: card=akk,dat;pile=wohin\\n"\n'

# What is planted in the place of what, and how it is told.
PLANTED = [
    ("in {pile} geht", "geht", "lost hole pile"),
    ("geht {card}.", "geht {karte}.", "unknown hole karte"),
    ("{on.akk}", "{on.gen}", "nobody declared the form gen"),
    ("\\nwohin: auf", "\\nwoher: auf", "nobody declared the form woher"),
    ("\\nwohin: auf", "\\nauf", "a line of a term that is not a form"),
    ('msgstr[0] "Eine Karte bleibt."\nmsgstr[1]', "msgstr[0]", "2 plural forms wanted"),
    ("geht {card}.", "geht {card}", "a full stop lost"),
    ("50\u00a0%", "50 %", "a common blank before %"),
    ("Eine Karte bleibt.", "Eine Karte : sie bleibt.", "a common blank before a mark"),
    ('"Päckchen nehmen', '"Stapel nehmen', "the term 'packet' is lost"),
    ('"Auf {on', '" Auf {on', "a blank at an end"),
    ("geht {card}.", "geht {card.", "a brace that is no hole"),
    ('msgid "{n} card is left."', 'msgid "{n} card was left."', "no template has it"),
    ("nehmen 50", "nehmen\\n50", "a line break"),
]


class Words(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        (self.root / "po/template").mkdir(parents=True)
        (self.root / "po/template/code.pot").write_text(HEADER + TEMPLATE)

    def write(self, text: str, header: str = GERMAN_HEADER) -> None:
        (self.root / "po/de.po").write_text(header + text)

    def run_words(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([ROOT / "tools/words.py", "--root", self.root, *arguments], capture_output=True, text=True)

    def test_a_good_translation_is_counted(self) -> None:
        self.write(GERMAN)
        done = self.run_words("check", "de")
        self.assertEqual(done.stdout, "de: 0 faults; 5 of 5 met in play, 0 of 1 in what is read about games\n")
        self.assertEqual(done.returncode, 0)

    def test_planted_faults_are_found(self) -> None:
        for right, wrong, told in PLANTED:
            with self.subTest(told):
                self.assertEqual(GERMAN.count(right), 1, right)
                self.write(GERMAN.replace(right, wrong))
                done = self.run_words("check", "de")
                self.assertIn(told, done.stdout + done.stderr)
                self.assertEqual(done.returncode, 1)

    def test_without_a_header_the_forms_are_those_of_cards_and_places(self) -> None:
        header = re.sub(r'"X-Forms.*\n', "", GERMAN_HEADER)
        self.write(GERMAN.replace("in {pile} geht", "{pile.wohin} geht"), header)
        self.assertIn("nobody declared the form akk", self.run_words("check", "de").stdout)
        self.write(GERMAN.replace("in {pile} geht", "{pile.wohin} geht").replace("{on.akk}", "{on}"), header)
        self.assertEqual(self.run_words("check", "de").returncode, 0)

    def test_plurals_must_be_known_by_two_digits(self) -> None:
        self.write(GERMAN, GERMAN_HEADER.replace("n != 1", "n % 1000 != 1"))
        self.assertIn("the last two digits", self.run_words("check", "de").stderr)

    def test_faults_of_templates(self) -> None:
        entries = [
            words.Entry(english="{n} of {all}", plural="{all} of {n}"),
            words.Entry(english="{n} and {n}"),
            words.Entry(english="twice"),
            words.Entry(english="twice"),
        ]
        told = "\n".join(words.faults_of_templates(entries))
        self.assertIn("same holes in the same order", told)
        self.assertIn("a hole stands twice", told)
        self.assertIn("'twice': its key is that of", told)

    def test_a_lost_term_can_be_waived(self) -> None:
        self.write(GERMAN.replace('"Päckchen nehmen', '"Stapel nehmen').replace('msgctxt "rule"', '# without: packet\nmsgctxt "rule"'))
        self.assertEqual(self.run_words("check", "de").returncode, 0)

    def test_the_catalogue(self) -> None:
        self.write(GERMAN)
        out = self.root / "de.lww"
        self.assertEqual(self.run_words("compile", "de", str(out)).returncode, 0)
        data = out.read_bytes()
        (n,) = struct.unpack_from("<I", data, 4)
        keys = struct.unpack_from(f"<{n}I", data, 208)
        ends = struct.unpack_from(f"<{n}I", data, 208 + 4 * n)
        body = data[208 + 8 * n :]
        texts = {key: body[begin:end].decode() for key, begin, end in zip(keys, (0, *ends), ends)}
        self.assertEqual((data[:4], n), (b"LWW1", 5))
        self.assertEqual(data[8 + 1], 0)
        self.assertEqual({data[8 + i] for i in range(200) if i != 1}, {1})
        self.assertEqual(list(keys), sorted(keys))
        # reference value of FNV-1a, 32 bits
        self.assertEqual(words.Entry(english="foobar").key, 0xBF9CF968)
        first = words.Entry(english="{card} goes to {pile}, on {on}.").key
        self.assertEqual(texts[first], "Auf {2.akk} in {1} geht {0}.")
        self.assertEqual(texts[words.Entry(english="{n} card is left.").key], "Eine Karte bleibt.\0{0} Karten bleiben.")
        pile = words.Entry("pile", "packet {name} of {suit}").key
        self.assertEqual(texts[pile], "Päckchen {0}\nwohin: auf Päckchen {0} von {1}")

    def test_parts_are_one_language(self) -> None:
        first, _, second = GERMAN.partition('\nmsgctxt "pile"')
        (self.root / "po/de").mkdir()
        (self.root / "po/de/code.po").write_text(GERMAN_HEADER.replace(";pile=wohin", "") + first)
        (self.root / "po/de/games.po").write_text(GERMAN_HEADER.replace("card=akk,dat;", "") + '\nmsgctxt "pile"' + second)
        done = self.run_words("check")
        self.assertIn("de: 0 faults; 5 of 5", done.stdout)
        self.run_words("join", "de", str(self.root / "joined.po"))
        self.assertIn("Päckchen nehmen", (self.root / "joined.po").read_text())

    def test_parts_translate_a_message_in_one_way(self) -> None:
        (self.root / "po/de").mkdir()
        (self.root / "po/de/code.po").write_text(GERMAN_HEADER + GERMAN)
        (self.root / "po/de/games.po").write_text(GERMAN_HEADER + GERMAN)
        self.assertEqual(self.run_words("check").returncode, 0)
        (self.root / "po/de/games.po").write_text(GERMAN_HEADER + GERMAN.replace("{n} Karten bleiben", "{n} Karten sind übrig"))
        done = self.run_words("check")
        self.assertEqual(done.returncode, 1)
        self.assertIn("'{n} card is left.': code.po and games.po translate it in two ways", done.stdout)

    def test_update_takes_new_messages_and_crosses_out_old_ones(self) -> None:
        self.write(GERMAN.replace('msgid "{n} card is left."', 'msgid "{n} card was left."'))
        self.assertEqual(self.run_words("update").returncode, 0)
        done = self.run_words("check")
        self.assertIn("de: 0 faults; 4 of 5", done.stdout)
        self.assertIn("#~", (self.root / "po/de.po").read_text())

    def test_the_language_nobody_speaks_keeps_holes_and_stops(self) -> None:
        self.assertEqual(words.pseudo_line("{card} goes to {pile.on}."), "⟦{card} góéš tó {pile.on}····⟧.")
        term = words.pseudo(words.Entry("", "the ace of {suit}\nbare: ace of {suit}"))
        self.assertRegex(term.texts[0], r"^⟦thé áçé óf \{suit\}·+⟧\nbare: ⟦áçé óf \{suit\}·+⟧$")
        self.assertEqual(self.run_words("pseudo", str(self.root / "x.lww")).returncode, 0)

    def test_wrong_use(self) -> None:
        for arguments in (["check", "xx"], ["compile", "de"], ["nonsense"]):
            done = self.run_words(*arguments)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertNotIn("Traceback", done.stderr)


class Project(unittest.TestCase):
    def test_the_template_of_the_code_is_fresh(self) -> None:
        fresh = words.code_template(ROOT)
        self.assertEqual((ROOT / "po/template/code.pot").read_text(), fresh, "run tools/words.py template code")

    def test_the_template_of_the_games_is_fresh(self) -> None:
        printed = words.run(os.environ.get("LONGWOOD", str(ROOT / "build/release/longwood")), "words", "--pot")
        self.assertEqual((ROOT / "po/template/games.pot").read_text(), words.normal(printed), "run longwood words --pot | tools/words.py template games -")

    def test_no_language_is_wrong(self) -> None:
        done = subprocess.run([ROOT / "tools/words.py", "check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)



class Address(unittest.TestCase):
    """German and French speak to the player in one form: aims name no one, and no text says du or tu."""

    NAMED = {"de": r"\b(?:Sie|Ihnen|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b", "fr": r"\b(?:[Vv]ous|[Vv]otre|[Vv]os|[Tt]u|[Tt]on|[Tt]es)\b|^\w+ez\b|\w+ez-l"}
    FAMILIAR = {"de": r"\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*)\b", "fr": r"\b(?:[Tt]u|[Tt]oi)\b"}

    def test_aims_name_no_one(self) -> None:
        for language, named in self.NAMED.items():
            text = (ROOT / "po" / language / "games.po").read_text()
            aims = re.findall(r'msgctxt "aim"\nmsgid ".*"\nmsgstr "(.*)"', text)
            self.assertGreater(len(aims), 25)
            self.assertEqual([aim for aim in aims if re.search(named, aim)], [], language)

    def test_no_text_is_familiar(self) -> None:
        for language, familiar in self.FAMILIAR.items():
            for file in sorted((ROOT / "po" / language).glob("*.po")):
                said = re.findall(r'^msgstr(?:\[\d\])? "(.*)"', file.read_text(), re.MULTILINE)
                self.assertEqual([text for text in said if re.search(familiar, text)], [], file)
