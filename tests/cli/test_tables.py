"""Tables in the documents are what the program's data give."""

import subprocess
import sys
import unittest

from program import BINARY, ROOT, ProgramTest


class Tables(ProgramTest):
    def test_documents_have_the_tables_of_the_data(self):
        result = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "tables.py"), "--check", BINARY], capture_output=True, text=True
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
