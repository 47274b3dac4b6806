"""Documents: every relative link and anchor leads somewhere, every document can be reached from the README, and the log is complete."""

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


if __name__ == "__main__":
    unittest.main()
