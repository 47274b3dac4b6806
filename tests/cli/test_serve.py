"""longwood serve: gives its own files and nothing else, to this machine only, and ends cleanly."""

import gzip
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import time
import unittest
from pathlib import Path

from program import BINARY, ROOT, ProgramTest

POLICY_MUST = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'", "base-uri 'none'"]


class Serving(ProgramTest):
    """Starts the server on a free port and asks it."""

    def serve(self, *arguments: str, port: int | None = 0, **environment: str) -> int:
        """The port at which it says it serves."""
        words = [BINARY, "serve", *arguments, *([] if port is None else ["--port", str(port)])]
        self.server = subprocess.Popen(
            words,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.directory,
            env={**without_screen(self.environment), **environment},
        )
        self.addCleanup(end, self.server)
        self.said = ""
        for line in self.server.stdout:
            self.said += line
            if match := re.search(r"Longwood is (already )?at http://127\.0\.0\.1:(\d+)/", line):
                return int(match[2])
        self.fail(f"it did not start: {self.said}{self.server.stderr.read()}")

    def ask(self, port: int, path: str, method: str = "GET", **headers: str):
        """The response, its body read. Names of headers are given with _ for -."""
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_host="Host" in given, skip_accept_encoding=True)
        for name, value in given.items():
            connection.putheader(name, value)
        connection.endheaders()
        response = connection.getresponse()
        response.body = response.read()
        connection.close()
        return response

    def folder(self) -> str:
        """A small page beside a secret."""
        self.write("secret.txt", "secret")
        page = self.directory / "page"
        (page / "assets").mkdir(parents=True)
        (page / ".hidden").write_text("hidden")
        (page / "index.html").write_text("<!doctype html><title>Page</title>")
        (page / "assets" / "a-1.js").write_text("export {}\n" * 100)
        (page / "core.wasm").write_bytes(b"\0asm")
        (page / "empty.css").write_text("")
        os.symlink("../secret.txt", page / "out.txt")
        os.symlink("..", page / "up")
        os.symlink("index.html", page / "in.html")
        return str(page)


def end(server: subprocess.Popen) -> None:
    server.kill()
    server.wait()
    server.stdout.close()
    server.stderr.close()


def without_screen(environment: dict[str, str]) -> dict[str, str]:
    return {k: v for k, v in environment.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


class Folder(Serving):
    def setUp(self) -> None:
        super().setUp()
        self.port = self.serve("--root", self.folder(), "--no-browser")

    def test_files(self):
        for path, kind in {
            "/": "text/html; charset=utf-8",
            "/index.html?x=/../secret.txt": "text/html; charset=utf-8",
            "/in.html": "text/html; charset=utf-8",
            "/assets/a-1.js": "text/javascript; charset=utf-8",
            "/core.wasm": "application/wasm",
            "/empty.css": "text/css; charset=utf-8",
        }.items():
            answer = self.ask(self.port, path)
            self.assertEqual((answer.status, answer.headers["Content-Type"]), (200, kind), path)
            self.assertEqual(answer.headers["Cache-Control"], "no-store", path)
            self.assertEqual(len(answer.body), int(answer.headers["Content-Length"]), path)
        self.assertEqual(self.ask(self.port, "/core.wasm").body, b"\0asm")

    def test_a_file_that_changes(self):
        (self.directory / "page" / "core.wasm").write_bytes(b"\0asm, changed")
        self.assertEqual(self.ask(self.port, "/core.wasm").body, b"\0asm, changed")

    def test_nothing_else(self):
        for path in (
            "/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
            "/%2e%2e%2fsecret.txt", "/..%5csecret.txt", "/..\\secret.txt", "//secret.txt", "//etc/passwd", "/etc/passwd",
            "/out.txt", "/up/secret.txt", "/up/page/.hidden", "/.hidden", "/./index.html", "/assets//a-1.js",
            "/assets%2Fa-1.js", "/%69ndex.html", "/index.html%00", "/index.html%00.js", "/index.html/", "/assets",
            "/assets/", "/Index.html", "/%252e%252e/secret.txt", "http://127.0.0.1/index.html", "index.html", "*",
            "/" + "a" * 4000,
        ):  # fmt: skip
            answer = self.ask(self.port, path)
            self.assertIn(answer.status, (400, 404), path)
            self.assertNotIn(b"secret", answer.body.lower(), path)
            self.assertNotIn(b"doctype", answer.body, path)

    def test_other_methods(self):
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"):
            answer = self.ask(self.port, "/index.html", method)
            self.assertIn(answer.status, (400, 404, 405), method)
            self.assertNotIn(b"doctype", answer.body, method)
        self.assertEqual(self.ask(self.port, "/", "POST", Content_Length="0").headers["Allow"], "GET, HEAD")

    def test_head(self):
        answer = self.ask(self.port, "/index.html", "HEAD")
        self.assertEqual((answer.status, answer.body), (200, b""))
        self.assertEqual(answer.headers["Content-Type"], "text/html; charset=utf-8")

    def test_hosts(self):
        for host in ("127.0.0.1", f"127.0.0.1:{self.port}", f"localhost:{self.port}", "LOCALHOST:9"):
            self.assertEqual(self.ask(self.port, "/", Host=host).status, 200, host)
        for host in ("", "evil.example", f"evil.example:{self.port}", "127.0.0.1.evil.example", "localhost.evil.example",
                     "evil.example:127.0.0.1", "127.0.0.1:80@evil.example", "127.0.0.2", "0.0.0.0"):  # fmt: skip
            answer = self.ask(self.port, "/", Host=host)
            self.assertEqual(answer.status, 403, host)
            self.assertNotIn(b"doctype", answer.body, host)
        self.assertIn(b" 403 ", self.raw(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"))
        self.assertIn(b" 403 ", self.raw(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))

    def raw(self, request: bytes) -> bytes:
        """All that is answered until the server closes the connection."""
        answer = b""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            try:
                connection.sendall(request)
                while block := connection.recv(1 << 16):
                    answer += block
            except ConnectionError:
                pass  # the server may refuse to read on
        return answer

    def test_nonsense_does_no_harm(self):
        for request in (b"\r\n\r\n", b"GET\r\n\r\n", b"\0" * 1000 + b"\n", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000, b"A" * 100_000):
            self.assertNotIn(b"doctype", self.raw(request), request[:20])
        self.assertEqual(self.ask(self.port, "/").status, 200)

    def test_this_machine_only(self):
        held = subprocess.run(["ss", "-Hltn"], capture_output=True, text=True) if shutil.which("ss") else None
        if held and held.returncode == 0 and held.stdout:
            places = re.findall(rf"(\S+):{self.port}\s", held.stdout)
            self.assertEqual(places, ["127.0.0.1"])
        with self.assertRaises(OSError):
            socket.create_connection(("127.0.0.2", self.port), timeout=2)

    def test_security_headers(self):
        for path in ("/", "/assets/a-1.js", "/nowhere"):
            headers = self.ask(self.port, path).headers
            policy = headers.get_all("Content-Security-Policy")
            self.assertEqual(len(policy), 1, path)
            directives = [part.strip() for part in policy[0].split(";")]
            for must in POLICY_MUST:
                self.assertIn(must, directives, path)
            for part in directives:
                if part.startswith(("default-src", "script-src", "worker-src")):
                    self.assertNotIn("unsafe-inline", part)
                    self.assertNotIn("'unsafe-eval'", part)
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff", path)
            self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin", path)

    def test_ends_cleanly(self):
        for sign in (signal.SIGINT, signal.SIGTERM):
            port = self.serve("--root", str(self.directory / "page"), "--no-browser")
            idle = http.client.HTTPConnection("127.0.0.1", port)  # a connection kept open does not hold it up
            idle.request("GET", "/")
            idle.getresponse().read()
            self.server.send_signal(sign)
            self.assertEqual(self.server.wait(60), 0)
            self.assertEqual(self.server.stderr.read(), "")
            idle.close()

    def test_a_range_is_part_of_the_file(self):
        whole = self.ask(self.port, "/assets/a-1.js").body
        for asked, part in (("1-4", whole[1:5]), ("3-", whole[3:]), ("-2", whole[-2:])):
            answer = self.ask(self.port, "/assets/a-1.js", Range=f"bytes={asked}")
            self.assertEqual((answer.status, answer.body), (206, part), asked)


class Crowds(Serving):
    """Connections that do nothing, or next to nothing."""

    def connect(self, port: int) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", port), timeout=20)
        self.addCleanup(connection.close)
        return connection

    def test_idle_connections_hold_nobody_up(self):
        port = self.serve("--root", self.folder())
        for _ in range(200):
            self.connect(port)
        begun = time.monotonic()
        self.assertEqual(self.ask(port, "/").status, 200)
        self.assertLess(time.monotonic() - begun, 8)

    def test_requests_that_never_end_hold_nobody_up(self):
        port = self.serve("--root", self.folder())
        slow = [self.connect(port) for _ in range(40)]
        for connection in slow:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        begun = time.monotonic()
        self.assertEqual(self.ask(port, "/").status, 200)
        self.assertLess(time.monotonic() - begun, 3)


class Starting(Serving):
    def test_bad_use(self):
        page = self.folder()
        self.bad("serve", "--root", "nowhere", says="there is no folder 'nowhere'")
        self.bad("serve", "--root", page + "/index.html", says="there is no folder")
        self.bad("serve", "--root", page + "/assets", says="has no index.html; run npm run build")
        for port in ("x", "-1", "65536", "99999999999999999999", ""):
            self.bad("serve", "--root", page, "--port", port, says="--port")
        self.bad("serve", "--root", page, "--game", "fortres", says="did you mean 'fortress'?")
        self.bad("serve", "--root", page, "--game", "fortress", "--deal", "x", says="--deal: ")
        self.bad("serve", "--root", page, "--deal", "7", says="--game")

    def test_a_busy_port(self):
        page = self.folder()
        taken = self.serve("--root", page, "--no-browser")
        self.bad("serve", "--root", page, "--port", str(taken), says=f"--port: {taken} is in use; choose another")

    def test_the_usual_port_is_busy(self):
        self.keep_usual_port()
        page = self.folder()
        with socket.socket() as other:
            other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                other.bind(("127.0.0.1", 8104))
                other.listen()
            except OSError:
                pass  # somebody else has it, which does as well
            port = self.serve("--root", page, "--no-browser", port=None)
        self.assertNotEqual(port, 8104)
        self.assertIn("Port 8104 is in use", self.said)
        self.assertEqual(self.ask(port, "/").status, 200)

    def test_opens_the_browser_at_the_game(self):
        page = self.folder()
        browser = self.write("browser", '#!/bin/sh\necho "$1" >opened.part && mv opened.part opened\n')
        os.chmod(browser, 0o755)
        port = self.serve("--root", page, "--game", "fortress", "--deal", "7", BROWSER=browser)
        opened = self.directory / "opened"
        for _ in range(100):
            if opened.exists():
                break
            time.sleep(0.05)
        self.assertEqual(opened.read_text(), f"http://127.0.0.1:{port}/#/fortress/7\n")

    def test_a_browser_that_fails(self):
        browser = self.write("browser", "#!/bin/sh\nexit 3\n")
        os.chmod(browser, 0o755)
        self.serve("--root", self.folder(), BROWSER=browser)
        self.assertIn("could not be started. Open this address by hand: http://127.0.0.1:", self.server.stdout.readline())

    def test_no_screen(self):
        port = self.serve("--root", self.folder(), "--game", "the-clock")
        line = self.server.stdout.readline()
        self.assertEqual(
            line, "There is no screen for a browser here. Open this address in a browser: "
            f"http://127.0.0.1:{port}/#/the-clock\n"
        )  # fmt: skip

    def test_a_name_that_means_a_rule_set_opens_it(self):
        self.serve("--root", self.folder(), "--game", "Big Ben", "--deal", "7")
        self.assertIn("/#/the-clock/big-ben/7\n", self.server.stdout.readline())

    def test_no_browser(self):
        self.serve("--root", self.folder(), DISPLAY=":99", PATH="/nowhere")
        self.assertIn("No browser was found. Open this address", self.server.stdout.readline())


class OwnPage(Serving):
    """The page inside the program, against the files from which it was made."""

    def setUp(self) -> None:
        super().setUp()
        first = self.run_program("serve", "--port", "x")
        if "built without the page" in first.stderr:
            self.assertEqual(first.returncode, 2)
            self.assertRegex(first.stderr, r"\Alongwood: [^\n]*\./play[^\n]*--root FOLDER\n\Z")
            if os.environ.get("LONGWOOD_PAGE_REQUIRED"):
                self.fail("this program should hold the page")
            self.skipTest("this program was built without the page")
        self.page = ROOT / "build" / "web"
        self.port = self.serve("--no-browser")

    def files(self) -> dict[str, bytes]:
        return {"/" + str(f.relative_to(self.page)): f.read_bytes() for f in self.page.rglob("*") if f.is_file()}

    def test_every_file_plain_and_packed(self):
        files = self.files()
        self.assertIn("/index.html", files)
        for path, contents in files.items():
            plain = self.ask(self.port, path)
            self.assertEqual((plain.status, plain.body), (200, contents), path)
            self.assertIsNone(plain.headers["Content-Encoding"], path)
            packed = self.ask(self.port, path, Accept_Encoding="gzip, deflate, br")
            if path.endswith((".js", ".css", ".wasm")) and len(contents) > 1000:
                self.assertEqual(packed.headers["Content-Encoding"], "gzip", path)
            if packed.headers["Content-Encoding"]:
                self.assertEqual(packed.headers.get_all("Content-Encoding"), ["gzip"], path)
                self.assertLess(len(packed.body), len(contents), path)
                self.assertEqual(gzip.decompress(packed.body), contents, path)
                self.assertEqual(packed.headers["Vary"], "Accept-Encoding", path)
                self.assertNotEqual(packed.headers["ETag"], plain.headers["ETag"], path)
            self.assertIsNone(self.ask(self.port, path, Accept_Encoding="gzip;q=0").headers["Content-Encoding"], path)
            known = not path.endswith((".deals", ".lww", ".net"))  # those are bytes of our own
            self.assertEqual(plain.headers["Content-Type"] != "application/octet-stream", known, path)

    def test_the_page_brings_the_servers_policy_to_other_hosts(self):
        answer = self.ask(self.port, "/")
        page = answer.body.decode()
        (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)" />', page)
        self.assertEqual(f"{policy}; frame-ancestors 'none'", answer.headers["Content-Security-Policy"])
        # it holds for what comes after it
        self.assertLess(page.index("Content-Security-Policy"), min(page.index("<script"), page.index("<link")))
        self.assertNotRegex(page, r"<script(?![^>]*\bsrc=)|<style|\bon\w+=")

    def test_the_licences_of_what_is_in_the_page_come_with_it(self):
        text = self.ask(self.port, "/licences.txt").body.decode()
        shipped = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
        for name in [*shipped, "svelte"]:
            self.assertIn(f"\n{name}\n{'=' * len(name)}\n", text)
        for words in (
            "The Longwood authors",
            "Copyright 2017 The EB Garamond Project Authors",
            "SIL OPEN FONT LICENSE Version 1.1",
            "Apache License",
            "Svelte Contributors",
            "Jake Archibald",
            "Fabian Hiller",
            "Rich Felker",
            "Permission is hereby granted, free of charge",
        ):
            self.assertIn(words, text)

    def test_what_the_browser_has_is_not_sent_again(self):
        for path in self.files():
            for accepted in ("identity", "gzip"):
                tag = self.ask(self.port, path, Accept_Encoding=accepted).headers["ETag"]
                for known in (tag, f'"other", {tag}', f"W/{tag}", "*"):
                    again = self.ask(self.port, path, Accept_Encoding=accepted, If_None_Match=known)
                    self.assertEqual((again.status, again.body, again.headers["ETag"]), (304, b"", tag), path)
            self.assertEqual(self.ask(self.port, path, If_None_Match='"other"').status, 200, path)

    def test_caching(self):
        for path in self.files():
            control = self.ask(self.port, path).headers["Cache-Control"]
            hashed = path.startswith("/assets/")
            self.assertEqual(control, "public, max-age=31536000, immutable" if hashed else "no-cache", path)
            if hashed:
                self.assertRegex(path, r"-[\w-]{8}\.\w+$", "the name must change with the contents")

    def test_nothing_else(self):
        for path in ("/assets/", "/assets", "/nowhere", "/../index.html", "/%2findex.html", "/index.htm", "/src/main.ts"):
            self.assertEqual(self.ask(self.port, path).status, 404, path)

    def test_a_second_start_finds_the_first(self):
        self.keep_usual_port()
        usual = self.serve("--no-browser", port=None)
        if usual != 8104 or "already" in self.said:
            self.skipTest("port 8104 is in use on this machine")
        said = self.good("serve", "--no-browser", "--game", "fortress")
        self.assertEqual(said, "Longwood is already at http://127.0.0.1:8104/#/fortress\n")
