"""Documents: every relative link and anchor leads somewhere, every document can be reached from the README, and the log is complete."""

import math
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^(```|    ).*$", re.MULTILINE)


def documents() -> list[Path]:
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return [ROOT / name for name in names.stdout.splitlines() if (ROOT / name).exists()]


def prose(path: Path) -> str:
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    """The anchors that a host makes of a document's headings."""
    headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(path: Path) -> list[tuple[str, Path, str]]:
    found = []
    for target in LINK.findall(prose(path)):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        found.append((target, (path.parent / name).resolve() if name else path, anchor))
    return found


class Links(unittest.TestCase):
    def test_every_link_leads_somewhere(self):
        for path in documents():
            for target, file, anchor in links(path):
                with self.subTest(f"{path.relative_to(ROOT)}: {target}"):
                    self.assertTrue(file.exists(), "there is no such file")
                    if anchor and file.suffix == ".md":
                        self.assertIn(anchor, anchors(file))

    def test_every_document_is_reached_from_the_readme(self):
        reached, waiting = set(), [ROOT / "README.md"]
        while waiting:
            path = waiting.pop()
            if path in reached:
                continue
            reached.add(path)
            waiting += [file for _, file, _ in links(path) if file.suffix == ".md" and file.exists()]
        below = [path for path in documents() if path.is_relative_to(ROOT / "docs") or path.is_relative_to(ROOT / "lab")]
        self.assertEqual([str(path.relative_to(ROOT)) for path in below if path not in reached], [])

    def test_documents_named_in_the_sources_are_there(self):
        names = subprocess.run(
            ["git", "grep", "-IhoE", r"\bdocs/[a-z/-]+\.md", "--", ":!*.md"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        for name in sorted(set(names.stdout.split())):
            self.assertTrue((ROOT / name).exists(), name)


class Readme(unittest.TestCase):
    ANSWERS = {
        "How do I play offline on my phone?": "Add to Home Screen",
        "What does 54 % (42 to 65) mean?": "you win about 54 of 100",
        "Why can't I move this card?": "Select the rule to read it with its source",
        "How do I bring my games from another computer?": "Restore a copy (JSON)",
        "How sure is the published 79 %?": "7,926 of 10,000",
        "How do I reproduce a row of the odds?": "longwood-lab study run",
        "How do I run a study on my cluster?": "Slurm",
        "How do I link it from C++?": "find_package(longwood REQUIRED)",
        "How do I link it from C?": "--libs longwood-c",
        "How do I call it from Python?": "import longwood",
        "How do I call it from JavaScript?": "npm install ./build/npm",
        "How do I add a game?": "tools/new_game",
        "How do I translate it to Italian?": "Poedit",
        "How do I report a security bug?": "private",
        "What changed since the last version?": "### Added",
    }

    def test_readers_find_their_answers_within_two_clicks(self):
        near = [ROOT / "README.md"]
        for _ in range(2):
            near += [file for path in near for _, file, _ in links(path) if file.suffix == ".md" and file.exists()]
        texts = [path.read_text(encoding="utf-8") for path in set(near)]
        for question, answer in self.ANSWERS.items():
            with self.subTest(question):
                self.assertTrue(any(answer in text for text in texts), answer)

    def test_it_says_how_many_games_there_are(self):
        games = re.findall(r"^\w+$", (ROOT / "lib/games/games.txt").read_text(), re.MULTILINE)
        self.assertIn(f"plays {len(games)} games of patience (solitaire)", (ROOT / "README.md").read_text(encoding="utf-8"))


class QuotedOdds(unittest.TestCase):
    def odds(self, game: str, rule_set: str, honest: bool) -> tuple[int, int, float, float]:
        """Deals won, deals, and the interval in percent, from lib/session/odds.inc."""
        for line in (ROOT / "lib/session/odds.inc").read_text().splitlines():
            row = re.fullmatch(rf'\{{"{game}", "{rule_set}", \d+, \d+, "[^"]*", (\d+), (\d+), (\d+), (\d+), (\d+), "[^"]*", \d+(, "", \d+)?\}},', line)
            if row and bool(row[6]) == honest:
                won, lost, left, low, high = map(int, row.groups()[:5])
                return won, won + lost + left, low / 10_000, high / 10_000
        raise AssertionError(f"odds.inc has no row of {game}")

    def test_hints_and_chances_quotes_the_published_figures(self):
        page = (ROOT / "docs/play/hints-and-chances.md").read_text(encoding="utf-8")
        won, games, low, high = self.odds("la-nationale", "hoffmann", True)
        interval = f"{math.floor(low * 10) / 10} to {math.ceil(high * 10) / 10} %"
        self.assertIn(f"{won:,} of {games:,} games were won with hints: {100 * won / games:.0f} % ({interval})", page)
        winnable = math.floor(self.odds("the-clock", "cadogan", False)[2] * 100) / 100
        won, games, *_ = self.odds("the-clock", "cadogan", True)
        self.assertIn(f"At least {winnable} % of the deals of The Clock are winnable, while hints win about {100 * won / games:.0f} %", page)
        tenths = (ROOT / "docs/research/calibration/tenths.md").read_text(encoding="utf-8")
        shown, told = re.search(r"showed \[about (\d+) %\].*?, ([\d.]+ ± [\d.]+) %", page).groups()
        self.assertRegex(tenths, rf"\| The Clock \|.*\| {shown}\.\d, {re.escape(told)} \(")


class Log(unittest.TestCase):
    def test_each_experiment_has_code_or_command_result_and_decision(self):
        entries = sorted((ROOT / "lab/log").glob("[0-9]*.md"))
        self.assertTrue(entries)
        index = (ROOT / "lab/log/README.md").read_text(encoding="utf-8")
        for number, path in enumerate(entries, 1):
            with self.subTest(path.name):
                text = path.read_text(encoding="utf-8")
                self.assertTrue(path.name.startswith(f"{number:04}-"), "numbers have no gaps")
                self.assertIn(path.name, index)
                self.assertIn("**Command.**", text)
                self.assertIn("**Decision.**", text)
