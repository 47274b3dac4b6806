"""tools/node.py: what a registry gives is laid out only if it is what is pinned."""

import base64
import contextlib
import hashlib
import http.server
import importlib.util
import io
import os
import platform
import tarfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from program import ROOT, ProgramTest

SPEC = importlib.util.spec_from_file_location("node", ROOT / "tools/node.py")
node = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(node)


def package(files: dict[str, str]) -> bytes:
    """A package as a registry gives it, with these executable files."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as archive:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size, member.mode = len(text), 0o755
            archive.addfile(member, io.BytesIO(text.encode()))
    return out.getvalue()


def sum_of(data: bytes) -> str:
    return base64.b64encode(hashlib.sha512(data).digest()).decode()


NODE = package({"package/bin/node": "a node", "package/include/node.h": "", "package/../../out": "", "package/bin/../../out": ""})
NPM = package({"package/bin/npm-cli.js": "an npm", "package/bin/npx-cli.js": "an npx"})


class Registry(http.server.BaseHTTPRequestHandler):
    packages = {"/some-node/-/some-node-22.0.0.tgz": NODE, "/npm/-/npm-10.0.0.tgz": NPM}

    def do_GET(self) -> None:
        data = self.packages.get(self.path)
        self.send_response(404 if data is None else 200)
        self.end_headers()
        self.wfile.write(data or b"")

    def log_message(self, *_: object) -> None:
        pass


class Node(ProgramTest):
    def setUp(self) -> None:
        super().setUp()
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        self.registry = f"http://127.0.0.1:{server.server_port}/"
        self.folder = Path(self.directory) / "node"

    def lay(self, *, node_sum: str = sum_of(NODE), npm_sum: str = sum_of(NPM), registry: str = "") -> tuple[int, str]:
        """The status of the tool where these are pinned, and what it says."""
        said = io.StringIO()
        pinned = {platform.machine(): ("some-node", "22.0.0", node_sum)}
        with (
            mock.patch.dict(os.environ, npm_config_registry=registry or self.registry),
            mock.patch.object(node, "NODES", pinned),
            mock.patch.object(node, "THE_NPM", ("npm", "10.0.0", npm_sum)),
            mock.patch("sys.argv", ["node.py", str(self.folder)]),
            contextlib.redirect_stderr(said),
        ):
            return node.main(), said.getvalue()

    def test_both_are_laid_out(self):
        self.assertEqual(self.lay(), (0, ""))
        for name, text in {"node": "a node", "npm": "an npm", "npx": "an npx"}.items():
            file = self.folder / "bin" / name
            self.assertEqual(file.read_text(), text)
            self.assertTrue(os.access(file, os.X_OK))
        self.assertFalse((self.folder / "include").exists(), "of a node only the program is kept")
        self.assertEqual(list(Path(self.directory).rglob("out")), [], "nothing is written outside the folder")

    def test_what_is_there_is_not_fetched_again(self):
        self.lay()
        self.assertEqual(self.lay(registry="http://127.0.0.1:9/"), (0, ""))

    def test_another_content_is_refused(self):
        for name, sums in {"some-node": {"node_sum": sum_of(b"")}, "npm": {"npm_sum": sum_of(b"")}}.items():
            status, said = self.lay(**sums)
            self.assertEqual(status, 2)
            self.assertRegex(said, rf"^node and npm could not be fetched: .*{name}-1?.*is not what is pinned in tools/node.py\n$")
            self.assertFalse((self.folder / "versions").exists())

    def test_without_a_network_one_line_says_so(self):
        status, said = self.lay(registry="http://127.0.0.1:9/")
        self.assertEqual((status, said.count("\n")), (2, 1))
