#!/usr/bin/env python3
"""Serves the built page on 127.0.0.1 and opens it, without the program: tools/page_server.py FOLDER PORT

Like `longwood serve` it takes the next free port if this one is in use, answers only requests for this machine's own names, lists no
folder, and sends the same policy.
"""

import errno
import os
import re
import sys
import urllib.error
import urllib.request
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "app/cli/page_server.cpp"
PORTS_TRIED = 10


def headers_of(source: str) -> dict[str, str]:
    """The headers that the program sends with every answer, as its source has them."""
    policy = "".join(re.findall(r'"([^"]*)"', re.search(r"content_policy =(.*?);\n", source, re.DOTALL)[1]))
    block = re.search(r"set_default_headers\(\{(.*?)\}\);", source, re.DOTALL)[1]
    found = dict(re.findall(r'\{"([\w-]+)", "([^"]*)"\}', block))
    return {"Content-Security-Policy": policy, **found}


class Page(SimpleHTTPRequestHandler):
    """The files of a folder, for this machine alone."""

    headers_of_all = headers_of(PROGRAM.read_text(encoding="utf-8"))

    def send_head(self):
        name, _, port = self.headers.get("Host", "").lower().partition(":")
        if name not in ("127.0.0.1", "localhost") or not re.fullmatch(r"\d*", port):
            self.send_error(403)
            return None
        return super().send_head()

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        for name, value in self.headers_of_all.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format, *args):  # noqa: A002: the library's own name
        """Says nothing for each file."""


class Server(ThreadingHTTPServer):
    """Waits for no answer when it ends."""

    daemon_threads = True


def address_of(port: int) -> str:
    return f"http://127.0.0.1:{port}/"


def gives(port: int, page: bytes) -> bool:
    """Whether what answers at this port is this very page."""
    try:
        with urllib.request.urlopen(address_of(port), timeout=1) as answer:
            return answer.read(len(page) + 1) == page
    except (OSError, urllib.error.URLError, ValueError):
        return False


def server_on(folder: str, usual: int) -> Server:
    """On the usual port or the next free one."""
    for port in range(usual, usual + PORTS_TRIED):
        try:
            server = Server(("127.0.0.1", port), partial(Page, directory=folder))
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE:
                raise
            continue
        if port != usual:
            print(f"Port {usual} is in use, so this is port {port}. The browser keeps separate games for each port.")
        return server
    sys.exit(f"./play: ports {usual} to {usual + PORTS_TRIED - 1} are in use; name another with ./play --port PORT")


def show(address: str) -> None:
    if os.environ.keys() & {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}:
        webbrowser.open(address)


def main(folder: str, usual: int) -> None:
    if gives(usual, (Path(folder) / "index.html").read_bytes()):
        print(f"Longwood is already at {address_of(usual)}")
        return show(address_of(usual))
    server = server_on(folder, usual)
    address = address_of(server.server_port)
    print(f"Longwood is at {address} (Ctrl-C ends it)", flush=True)
    show(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    return None


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[2].isdecimal():
        sys.exit(__doc__.split("\n")[0])
    main(sys.argv[1], int(sys.argv[2]))
