"""tools/tidy.py: what it found clean in one clone is clean in another, and only that."""

import importlib.util
import os
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]


class Fingerprint(unittest.TestCase):
    def clone(self) -> Path:
        root = Path(tempfile.mkdtemp(prefix="longwood-tidy-"))
        self.addCleanup(shutil.rmtree, root)
        for folder in ("tools", "lib/core", "tests", "bench", "build/tidy/Unity"):
            (root / folder).mkdir(parents=True)
        shutil.copy(ROOT / "tools/tidy.py", root / "tools")
        (root / ".clang-tidy").write_text("Checks: -*,bugprone-*\n")
        (root / "lib/core/card.hpp").write_text("#pragma once\n")
        (root / "lib/core/card.cpp").write_text('#include "core/card.hpp"\n')
        (root / "build/tidy/Unity/core_0.cpp").write_text('#include "lib/core/card.cpp"\n')
        return root

    def fingerprint(self, root: Path) -> str:
        spec = importlib.util.spec_from_file_location("tidy", root / "tools/tidy.py")
        tidy = importlib.util.module_from_spec(spec)
        with mock.patch.dict(os.environ, {"CLANG_TIDY": "true"}):
            spec.loader.exec_module(tidy)
        group = root / "build/tidy/Unity/core_0.cpp"
        return tidy.fingerprint(group, f"clang++ -I{root}/lib -I{root} -c {group}")

    def test_it_is_the_same_in_every_clone(self) -> None:
        self.assertEqual(self.fingerprint(self.clone()), self.fingerprint(self.clone()))

    def test_it_is_another_after_any_change(self) -> None:
        before = self.fingerprint(self.clone())
        for name in (".clang-tidy", "lib/core/card.hpp", "lib/core/card.cpp", "build/tidy/Unity/core_0.cpp"):
            root = self.clone()
            with (root / name).open("a") as file:
                file.write("// more\n")
            self.assertNotEqual(self.fingerprint(root), before, name)
