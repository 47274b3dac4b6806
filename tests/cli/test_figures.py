"""Figures in documents are those of the published studies."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("tools/figures.py", "tools/proved.py", "tools/study_results.py", "proofs/counts.tsv", "lib/session/odds.inc", "lib/games", "data/studies", "proofs/README.md", "docs/research/solver-speed.md")


def check(project: Path) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, project / "tools/figures.py", "--check"], capture_output=True, text=True)


class Figures(unittest.TestCase):
    def test_documents_say_what_the_studies_say(self):
        done = check(ROOT)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_a_changed_figure_is_found_and_made_good(self):
        with tempfile.TemporaryDirectory() as folder:
            project = Path(folder)
            for name in NEEDED:
                (project / name).parent.mkdir(parents=True, exist_ok=True)
                if name.endswith((".py", ".md")):
                    (project / name).write_text((ROOT / name).read_text())
                else:
                    (project / name).symlink_to(ROOT / name)
            for name, true, false in (
                ("proofs/README.md", "| La Nivernaise | 1,092 | 20,000 |", "| La Nivernaise | 1,093 | 20,000 |"),
                ("proofs/README.md", "| 29, in", "| 30, in"),
                ("docs/research/solver-speed.md", "| The Clock | 20,000 |", "| The Clock | 90,000 |"),
            ):
                path = project / name
                text = path.read_text()
                self.assertIn(true, text)
                path.write_text(text.replace(true, false))
                done = check(project)
                line = text[: text.index(true)].count("\n")
                self.assertEqual((done.returncode, done.stdout), (1, f"{name}:{line + 1}: the studies say: {text.splitlines()[line]}\n"))
                subprocess.run([sys.executable, project / "tools/figures.py"], check=True)
                self.assertEqual(path.read_text(), text)
