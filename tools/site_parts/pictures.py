"""How large the pictures of a page are, told in its own markup, so that nothing moves when they come."""

import re
import struct
from pathlib import Path

PICTURE = re.compile(r'<img\b(?![^>]*\bheight=)[^>]*?\bsrc="~/([^"]+)"')


def size_of(file: Path) -> tuple[int, int]:
    """Width and height in pixels of a JPEG, PNG or SVG; ValueError if it is none of them, or says none."""
    data = file.read_bytes()
    if data.startswith(b"\x89PNG"):
        return struct.unpack(">II", data[16:24])
    if data.startswith(b"\xff\xd8"):
        return jpeg_size(data)
    if box := re.search(rb'<svg[^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', data):
        return round(float(box[1])), round(float(box[2]))
    raise ValueError(f"{file}: of no picture's kind that is known here")


def jpeg_size(data: bytes) -> tuple[int, int]:
    """What the first frame of a JPEG says of itself (ITU-T T.81, B.2.2)."""
    at = 2
    while at + 9 <= len(data):
        marker, length = struct.unpack(">HH", data[at : at + 4])
        if 0xFFC0 <= marker <= 0xFFCF and marker not in (0xFFC4, 0xFFC8, 0xFFCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    raise ValueError("a JPEG without a frame")


def with_sizes(body: str, folder: Path) -> str:
    """The page's markup with the size of every picture that lies in the site's folder; only the first is fetched before it is in sight."""
    found = PICTURE.findall(body)

    def sized(match: re.Match) -> str:
        width, height = size_of(folder / match[1])
        later = "" if match[1] == found[0] else ' loading="lazy"'
        return f'<img width="{width}" height="{height}"{later}{match[0][4:]}'

    return PICTURE.sub(sized, body)
