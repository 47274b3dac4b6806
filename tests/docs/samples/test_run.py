"""The samples of the documents run, and print what the documents say; with LONGWOOD_GAMES=all the slow ones too."""

import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


class Run(unittest.TestCase):
    def test_samples_print_what_the_documents_say(self):
        done = subprocess.run([sys.executable, ROOT / "tools/samples.py", "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
