"""What ./play and ./test install: said before it is done, with no service switched on, and nothing where nothing is wanted."""

import os
import subprocess
import unittest
from pathlib import Path

from program import ROOT, ProgramTest

# A Debian of files: `db/NAME` holds the files of an installed package, `shop/NAME` those of one that can be had. Each command notes in `log` that it ran.
FAKES = {
    "dpkg-query": """if [ "$1" = -L ]; then cat "$D/db/$2"; else for f in "$D"/db/*; do echo "${f##*/} installed"; done; fi""",
    "apt-get": """echo "apt-get $*" >>"$D/log"
case " $* " in
  *" --simulate "*) echo "Inst the-library (1.0 Debian)"; for n in "$@"; do [ -e "$D/shop/$n" ] && echo "Inst $n (1.0 Debian)"; done; exit 0 ;;
  *" install "*) [ ! -e "$D/broken" ] || { echo "E: no room"; exit 100; }
    [ -x "$POLICY_RC_D" ] && { "$POLICY_RC_D"; echo "policy $?" >>"$D/log"; }
    for n in "$@" the-library; do [ ! -e "$D/shop/$n" ] || cp "$D/shop/$n" "$D/db/"; done ;;
esac""",
    "systemctl": """echo "systemctl $*" >>"$D/log" """,
    "update-rc.d": """echo "update-rc.d $*" >>"$D/log" """,
    "sudo": """exec "$@" """,
}
SHOP = {
    "warden": "/lib/systemd/system/warden.service\n/lib/systemd/system/warden@.service\n/lib/systemd/system/warden.socket\n/etc/init.d/warden\n/usr/sbin/warden\n",
    "the-library": "/usr/lib/libthe.so\n/usr/lib/systemd/system/helper.timer\n",
}


class Packages(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        for name, text in FAKES.items():
            path = Path(self.write(f"bin/{name}", f'#!/bin/sh\nD="{self.directory}"\n{text}\n'))
            path.chmod(0o755)
        for name, files in SHOP.items():
            self.write(f"shop/{name}", files)
        self.write("db/older", "/lib/systemd/system/older.service\n")
        self.environment |= {"PATH": f"{self.directory / 'bin'}:{os.environ['PATH']}", "POLICY_RC_D": str(self.directory / "policy-rc.d")}

    def ensure(self, *names: str, **environment: str) -> subprocess.CompletedProcess:
        script = f'set -euo pipefail; cd "{ROOT}"; source tools/apt.sh; ensure_packages "$@"'
        return subprocess.run(
            ["bash", "-c", script, "bash", *names], capture_output=True, text=True, env=self.environment | environment, cwd=self.directory
        )

    def log(self) -> list[str]:
        path = self.directory / "log"
        return path.read_text().splitlines() if path.exists() else []

    def test_what_is_there_asks_for_nothing(self):
        done = self.ensure("older")
        self.assertEqual((done.returncode, done.stderr, self.log()), (0, "", []))

    def test_what_is_installed_is_said_before_and_no_service_is_switched_on(self):
        done = self.ensure("older", "warden")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            done.stderr,
            "Installing with apt, as root: warden\nand what these need: the-library \n"
            "Services among them stay switched off. LONGWOOD_SKIP_INSTALL=1 installs nothing.\n",
        )
        self.assertIn("policy 101", self.log())
        switched = {line for line in self.log() if line.startswith(("systemctl", "update-rc.d"))}
        self.assertEqual(
            switched,
            {"systemctl --quiet disable warden.service", "systemctl --quiet disable warden.socket", "systemctl --quiet disable helper.timer", "update-rc.d warden disable"},
        )
        self.assertFalse((self.directory / "policy-rc.d").exists())

    def test_an_administrators_policy_stays(self):
        path = Path(self.write("policy-rc.d", "#!/bin/sh\nexit 104\n"))
        path.chmod(0o755)
        self.assertEqual(self.ensure("warden").returncode, 0)
        self.assertIn("policy 104", self.log())
        self.assertEqual(path.read_text(), "#!/bin/sh\nexit 104\n")

    def test_nothing_is_installed_where_that_is_asked(self):
        done = self.ensure("older", "warden", LONGWOOD_SKIP_INSTALL="1")
        self.assertEqual((done.returncode, self.log()), (0, []))
        self.assertEqual(done.stderr, "LONGWOOD_SKIP_INSTALL is set, so these packages stay missing: warden\n")

    def test_what_apt_says_is_shown_if_it_fails(self):
        self.write("broken", "")
        done = self.ensure("warden")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("E: no room\napt failed: warden could not be installed\n", done.stderr)
        self.assertFalse((self.directory / "policy-rc.d").exists())
