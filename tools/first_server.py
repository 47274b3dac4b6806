#!/usr/bin/env python3
"""Serves the built page on 127.0.0.1 until the program, which has a server of its own, is built: tools/first_server.py FOLDER PORT

Like the program's it answers only requests for this machine's own names, lists no folder, and sends the same policy.
"""

import re
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PROGRAM = Path(__file__).resolve().parent.parent / "app/cli/page_server.cpp"


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


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[2].isdecimal():
        sys.exit(__doc__.split("\n")[0])
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), partial(Page, directory=sys.argv[1])).serve_forever()
