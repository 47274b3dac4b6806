"""Documents are readable: for whom and which question first, short sentences and paragraphs, and the words of replacements.yml."""

import json
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROSE = ROOT / "tools/prose"
EXCEPTIONS = json.loads((PROSE / "exceptions.json").read_text())
LONGEST_PARAGRAPH = 120
MEAN_SENTENCE = 25
BLOCK = re.compile(r"^```.*?^```$|^<!--.*?-->$|^    [^\n]*$", re.MULTILINE | re.DOTALL)


def documents() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard", "docs/*.md", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True)
    names = sorted(set(listed.stdout.splitlines()))
    return [ROOT / name for name in names if (ROOT / name).exists() and not name.startswith(tuple(EXCEPTIONS["documents"]))]


def paragraphs(text: str) -> list[str]:
    """Without headings, tables, code and pictures; an item of a list is one."""
    plain = BLOCK.sub("\n", text)
    parts = re.split(r"\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )", plain)
    return [part.strip() for part in parts if part.strip() and not part.strip().startswith(("#", "|", "!["))]


def words(text: str) -> int:
    return len(re.findall(r"[\w’'-]+", re.sub(r"\]\([^)]*\)", "]", text)))


def sentences(paragraph: str) -> list[str]:
    shortened = re.sub(r"\]\([^)]*\)", "]", paragraph)
    return [part for part in re.split(r"(?<=[.!?:;])\s+(?=[A-Z“*`\[])", shortened) if words(part) > 0]


class Style(unittest.TestCase):
    def test_a_document_says_first_for_whom_it_is(self):
        for path in documents():
            if not path.is_relative_to(ROOT / "docs"):
                continue
            with self.subTest(str(path.relative_to(ROOT))):
                first = paragraphs(path.read_text(encoding="utf-8"))[0]
                self.assertRegex(first, r"\AFor [^.:]+: ")

    def test_paragraphs_are_short(self):
        for path in documents():
            for paragraph in paragraphs(path.read_text(encoding="utf-8")):
                with self.subTest(f"{path.relative_to(ROOT)}: {paragraph[:60]}"):
                    self.assertLessEqual(words(paragraph), LONGEST_PARAGRAPH)

    def test_sentences_are_short(self):
        for path in documents():
            with self.subTest(str(path.relative_to(ROOT))):
                found = [words(sentence) for part in paragraphs(path.read_text(encoding="utf-8")) for sentence in sentences(part)]
                self.assertLessEqual(sum(found) / max(1, len(found)), MEAN_SENTENCE)

    def test_exceptions_exist_and_have_reasons(self):
        for place, reason in {**EXCEPTIONS["documents"], **EXCEPTIONS["strings"]}.items():
            with self.subTest(place):
                self.assertTrue((ROOT / place).exists())
                self.assertGreater(words(reason), 3)


@unittest.skipUnless((PROSE / "node_modules").exists(), "textlint is not installed; ./test docs installs it")
class Linter(unittest.TestCase):
    def lint(self, *files: Path) -> list[str]:
        done = subprocess.run(["node", PROSE / "lint.mjs", *files], capture_output=True, text=True)
        self.assertEqual(done.stderr, "")
        return done.stdout.splitlines()

    def test_it_finds_each_phrase_that_writing_md_replaces(self):
        """The table for people and the rules for the linter are one."""
        table = (ROOT / "docs/contribute/writing.md").read_text().partition("## Say this instead")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| (`.*`) \| (.*) \|$", table, re.MULTILINE)
        self.assertGreater(len(rows), 10)
        phrases = [phrase for wrong, _ in rows for phrase in re.findall(r"`([^`]+)`", wrong)]
        page = PROSE / "phrases.md"
        self.addCleanup(page.unlink)
        page.write_text("".join(f"It is new. {phrase} card.\n\n" for phrase in phrases))
        found = {int(line.split(":")[1]) for line in self.lint(page) if "(prh)" in line}
        self.assertEqual([phrase for number, phrase in enumerate(phrases) if 2 * number + 1 not in found], [])
        page.write_text("".join(f"It is new. {right}.\n\n" for _, right in rows))
        self.assertEqual(self.lint(page), [])

    def test_it_finds_a_phrase_in_a_string(self):
        template = PROSE / "strings.pot"
        self.addCleanup(template.unlink)
        template.write_text('msgid ""\nmsgstr ""\n\nmsgid "All is well."\nmsgstr ""\n\nmsgid "It goes on "\n"with {n} plans."\nmsgstr ""\n')
        self.assertEqual([line.split(": ")[0].rpartition(":")[2] for line in self.lint(template)[:-1]], ["7"])
