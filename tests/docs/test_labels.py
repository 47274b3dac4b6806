"""Guides for players name buttons and quote messages as the page and the programs have them."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLAY = ROOT / "docs/play"
GUIDES = ("getting-started", "phone-and-offline", "puzzles", "review", "troubleshooting", "your-games")
OF_OTHERS = {"Install app", "Add to Home screen", "Add to Home Screen", "Forty Thieves"}
"""Words of browsers and of other programs."""
SCRIPTS = ("play", "test", "tools/apt.sh", "tools/build.sh")


def messages() -> set[str]:
    found = set()
    for template in sorted((ROOT / "po/template").glob("*.pot")):
        for block in re.findall(r'^msgid(?:_plural)? (".*"(?:\n".*")*)', template.read_text(encoding="utf-8"), re.MULTILINE):
            text = "".join(re.findall(r'"(.*)"', block))
            found.add(re.sub(r"\\(.)", r"\1", text))
    return found


def labels(text: str) -> list[str]:
    """Words in italics that begin with a capital, as buttons and menus do."""
    plain = re.sub(r"^```.*?^```$|`[^`]*`|\*\*[^*]*\*\*", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"(?<![*\w])\*([A-Z][^*\n]*)\*(?!\*)", plain)


def pattern(message: str) -> re.Pattern[str]:
    """Matches the message with anything in its holes, and more after it, as faults are joined of clauses."""
    parts = re.split(r"\{[^}]*\}", message.rstrip("."))
    return re.compile(".+".join(re.escape(part) for part in parts) + r"[.,;:]?( .*)?", re.DOTALL)


class Labels(unittest.TestCase):
    def test_buttons_and_menus_are_those_of_the_page(self):
        there = {message.rstrip("….:") for message in messages()}
        for name in GUIDES:
            for label in labels((PLAY / f"{name}.md").read_text(encoding="utf-8")):
                with self.subTest(f"{name}.md: {label}"):
                    self.assertIn(label.rstrip("…"), there | OF_OTHERS)

    def test_messages_are_those_of_page_and_programs(self):
        headings = re.findall(r"^### `(.*)`$", (PLAY / "troubleshooting.md").read_text(encoding="utf-8"), re.MULTILINE)
        self.assertGreater(len(headings), 12)
        there = messages()
        said = [pattern(message) for message in there if len(re.sub(r"\{[^}]*\}", "", message)) > 8]
        scripts = "".join((ROOT / name).read_text(encoding="utf-8") for name in SCRIPTS)
        for heading in headings:
            with self.subTest(heading):
                shell = heading.endswith("command not found")
                begins = any(message.startswith(heading) for message in there)
                self.assertTrue(shell or begins or heading in scripts or any(each.fullmatch(heading) for each in said), "nothing says so")
