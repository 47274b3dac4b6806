"""./play: the page needs no program, and everything else builds one."""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import time
import unittest
import urllib.request

from program import ROOT, ProgramTest

# Not the usual one, which a program that runs may have.
PORT = 8114
ADDRESS = f"http://127.0.0.1:{PORT}/"
# Stands for what installs and builds; the program is there once the file `go` is.
BUILDERS = {
    "apt.sh": "play_packages=() page_packages=()\nensure_packages() { :; }\n",
    "web.sh": "ensure_node() { :; }\nensure_modules() { :; }\n"
    "build_page() { mkdir -p build/web && echo early >build/web/index.html; }\n",
    "build.sh": """build_quietly() {
  [[ $1 == release ]] || return 0
  until [[ -e go ]]; do sleep 0.1; done
  mkdir -p build/release && printf '#!/bin/sh\\necho "program $*"\\n' >build/release/longwood
  chmod +x build/release/longwood
}
""",
}


def is_free() -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            return False
    return True


class Start(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        self.keep_usual_port()
        if not is_free():
            self.skipTest(f"port {PORT} is in use on this machine")

    def stop(self, play: subprocess.Popen) -> None:
        """By Ctrl-C."""
        os.killpg(play.pid, signal.SIGINT)
        play.wait(timeout=20)

    def start(self, *arguments: str, **more: str) -> subprocess.Popen:
        shutil.copy(ROOT / "play", self.directory)
        usual = "constexpr int usual_port = 8104;"
        serve = (ROOT / "app/cli/serve.cpp").read_text()
        self.assertIn(usual, serve)
        (self.directory / "app").mkdir(exist_ok=True)
        (self.directory / "app/cli").mkdir(exist_ok=True)
        shutil.copy(ROOT / "app/cli/page_server.cpp", self.directory / "app/cli")
        (self.directory / "tools").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tools/page_server.py", self.directory / "tools")
        self.write("app/cli/serve.cpp", serve.replace(usual, usual.replace("8104", str(PORT))))
        for name, text in BUILDERS.items():
            self.write(f"tools/{name}", text)
        hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        environment = {name: value for name, value in self.environment.items() if name not in hidden} | more
        process = subprocess.Popen(
            [self.directory / "play", *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
            # what runs in the background inherits that Ctrl-C is ignored
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(lambda: process.poll() is None and os.killpg(process.pid, signal.SIGKILL))
        return process

    def test_the_page_needs_no_program(self):
        play = self.start()
        self.assertEqual(play.stdout.readline(), f"Longwood is at {ADDRESS} (Ctrl-C ends it)\n")
        with urllib.request.urlopen(ADDRESS, timeout=5) as page:
            self.assertEqual(page.read(), b"early\n")
        self.assertFalse((self.directory / "build/release").exists())
        self.stop(play)
        self.assertEqual((play.returncode, play.stdout.read()), (0, ""))
        self.assertTrue(is_free(), "nothing is left behind")

    def test_a_second_start_finds_the_first(self):
        first = self.start()
        first.stdout.readline()
        said, _ = self.start().communicate(timeout=20)
        self.assertEqual(said, f"Longwood is already at {ADDRESS}\n")
        self.stop(first)

    def test_the_browser_is_opened(self):
        self.write("bin/look", f"#!/bin/sh\necho \"$1\" >{self.directory}/looked\n")
        os.chmod(self.directory / "bin/look", 0o755)
        play = self.start(BROWSER=f"{self.directory}/bin/look %s")
        play.stdout.readline()
        looked = self.directory / "looked"
        deadline = time.monotonic() + 10
        while not looked.exists() and time.monotonic() < deadline:
            time.sleep(0.1)
        self.assertEqual(looked.read_text(), f"{ADDRESS}\n")
        self.stop(play)

    def test_the_page_server_is_as_careful_as_the_program(self):
        play = self.start()
        play.stdout.readline()
        (self.directory / "build/web/assets").mkdir()

        def ask(path: str, host: str) -> tuple[int, dict[str, str]]:
            connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=5)
            connection.putrequest("GET", path, skip_host=True)
            connection.putheader("Host", host)
            connection.endheaders()
            answer = connection.getresponse()
            answer.read()
            connection.close()
            return answer.status, dict(answer.getheaders())

        for path, host, status in (
            ("/", f"127.0.0.1:{PORT}", 200),
            ("/", "localhost", 200),
            ("/", f"example.org:{PORT}", 403),
            ("/", "127.0.0.1.example.org", 403),
            ("/", "", 403),
            ("/assets/", "127.0.0.1", 404),  # a folder is not listed
            ("/../play", "127.0.0.1", 404),
        ):
            with self.subTest(path=path, host=host):
                found, headers = ask(path, host)
                self.assertEqual(found, status)
                self.assertIn("script-src 'self' 'wasm-unsafe-eval'", headers["Content-Security-Policy"])
                self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")
        self.stop(play)

    def test_an_address_that_is_taken_is_left_alone(self):
        with socket.create_server(("127.0.0.1", PORT)):
            play = self.start()
            told = play.stdout.readline()
            self.assertIn(f"Port {PORT} is in use, so this is port {PORT + 1}.", told)
            self.assertIn(f"http://127.0.0.1:{PORT + 1}/", play.stdout.readline())
            self.stop(play)

    def test_what_is_asked_for_waits_for_the_program(self):
        play = self.start("the-clock")
        time.sleep(1.5)
        self.assertTrue(is_free())
        self.write("go", "")
        said, _ = play.communicate(timeout=20)
        self.assertEqual(said, "program serve --game the-clock\n")

    def test_a_game_may_be_asked_for_by_any_of_its_names(self):
        self.write("go", "")
        said, _ = self.start("Big Ben", "--no-browser").communicate(timeout=20)
        self.assertEqual(said, "program serve --game Big Ben --no-browser\n")

    def test_the_terminal_needs_no_page(self):
        self.write("go", "")
        said, _ = self.start("--terminal", "the-clock").communicate(timeout=20)
        self.assertEqual(said, "program play the-clock\n")
        self.assertFalse((self.directory / "build/web").exists())
