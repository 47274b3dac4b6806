"""The clean Debian in which packages are tried leaves nothing mounted, however the trial ends."""

import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Stands for the program that makes the root: mounts what that one mounts, says so, and does not come to an end.
ENDLESS = """#!/usr/bin/env bash
root=${*: -2:1}
mkdir -p "$root/proc" "$root/kept"
mount -t proc proc "$root/proc"
mount --bind "$KEPT" "$root/kept"
echo made >"$MADE"
exec sleep 300
"""


def mounted_below(folder: Path) -> list[str]:
    places = [line.split()[4] for line in Path("/proc/self/mountinfo").read_text().splitlines()]
    return [place for place in places if Path(place).is_relative_to(folder)]


def may_mount() -> bool:
    return os.geteuid() == 0 and subprocess.run(["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True).returncode == 0


@unittest.skipUnless(may_mount(), "only root may mount")
class CleanRoot(unittest.TestCase):
    def setUp(self) -> None:
        held = tempfile.TemporaryDirectory(prefix="longwood-root-")
        self.addCleanup(held.cleanup)
        self.clone = Path(held.name).resolve() / "clone"
        (self.clone / "build/deb").mkdir(parents=True)
        (self.clone / "build/deb/longwood.deb").touch()
        (self.clone / "tools").mkdir()
        for name in ("tools/deb", "tools/apt.sh", "CMakeLists.txt"):
            shutil.copy(ROOT / name, self.clone / name)
        programs = Path(held.name) / "programs"
        programs.mkdir()
        (programs / "mmdebstrap").write_text(ENDLESS)
        (programs / "mmdebstrap").chmod(0o755)
        kept = Path(held.name) / "kept"
        kept.mkdir()
        self.treasure = kept / "treasure"
        self.treasure.write_text("of the machine")
        self.made = Path(held.name) / "made"
        self.surroundings = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "KEPT": str(kept), "MADE": str(self.made)}

    def start(self) -> subprocess.Popen:
        self.made.unlink(missing_ok=True)
        trial = subprocess.Popen([self.clone / "tools/deb", "--try"], env=self.surroundings, stderr=subprocess.PIPE, text=True)
        self.addCleanup(trial.stderr.close)
        self.addCleanup(trial.kill)
        until = time.monotonic() + 60
        while not self.made.exists():
            self.assertIsNone(trial.poll(), "the trial ended before it had a root")
            self.assertLess(time.monotonic(), until)
            time.sleep(0.05)
        return trial

    def test_a_killed_trial_leaves_nothing_mounted(self):
        trial = self.start()
        self.assertEqual(mounted_below(self.clone), [])
        trial.kill()
        trial.wait()
        self.assertEqual(mounted_below(self.clone), [])
        # what the killed one left is removed by the next, and nothing beyond it
        again = self.start()
        again.kill()
        again.wait()
        self.assertEqual(self.treasure.read_text(), "of the machine")

    def test_what_somebody_mounted_there_is_not_removed(self):
        place = self.clone / "build/deb/root/kept"
        place.mkdir(parents=True)
        subprocess.run(["mount", "--bind", self.treasure.parent, place], check=True)
        self.addCleanup(subprocess.run, ["umount", place], check=True)
        done = subprocess.run([self.clone / "tools/deb", "--try"], env=self.surroundings, capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (2, f"{place} is mounted; unmount it first\n"))
        self.assertEqual(self.treasure.read_text(), "of the machine")
