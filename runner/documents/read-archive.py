"""Prints what is in the texts of a zip, a JSON object a line. Runs in a box: whatever is unpacked here stays in memory.

read-archive.py FILE ENTRIES TEXTS BYTES CHARS
"""

import codecs
import json
import re
import stat
import sys
import zipfile

ENTRIES, TEXTS, BYTES, CHARS = map(int, sys.argv[2:6])
# What is enough to see that most files are none.
HEAD = 4096
# Tab, line feed, form feed, carriage return and escape are what texts have.
CONTROL = re.compile("[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]")
# Everything that is unpacked to be looked at, in bytes.
look = 8 * BYTES


def decoded(data, whole):
    """The text of a file, or of its beginning; None for what is no text."""
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    for encoding in ["utf-16"] if wide else ["utf-8-sig", "cp1252"]:
        try:
            text = codecs.getincrementaldecoder(encoding)().decode(data, whole)
            return None if CONTROL.search(text) else text
        except UnicodeDecodeError:
            pass
    return None


def read(archive, info, room):
    """What comes of an entry, and its text. At no time more than 4 * CHARS bytes of it are unpacked."""
    global look
    if info.flag_bits & 1:
        return "encrypted", None
    if stat.S_ISLNK(info.external_attr >> 16):
        return "link", None
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "unknown_method", None
    if room <= 0 or look <= 0:
        return "over_limit", None
    try:
        with archive.open(info) as file:
            data = file.read(HEAD)
            look -= len(data)
            if data[:2] not in (b"\xff\xfe", b"\xfe\xff") and b"\0" in data:
                return "not_text", None
            # One more than can be kept, which also makes the end of the file be seen and its checksum be compared.
            more = file.read(4 * CHARS + 1 - len(data))
            look -= len(more)
            data += more
            whole = len(data) <= 4 * CHARS and not file.read(1)
    except NotImplementedError:
        return "unknown_method", None
    except Exception:
        return "damaged", None
    text = decoded(data[: 4 * CHARS], whole)
    if text is None:
        return "not_text", None
    text = text.replace("\r\n", "\n")
    kept = text[:CHARS]
    if len(kept.encode()) > room:
        return "over_limit", None
    return ("text" if whole and kept == text else "cut"), kept


def main():
    try:
        archive = zipfile.ZipFile(sys.argv[1])
    except Exception:
        return 3
    files = [(at, info) for at, info in enumerate(archive.infolist(), 1) if not info.is_dir()]
    out = sys.stdout.buffer
    out.write(b'{"total": %d}\n' % len(files))
    texts, room = 0, BYTES
    for at, info in files:
        if at > ENTRIES:
            break
        reading, text = read(archive, info, room if texts < TEXTS else 0)
        if text is not None:
            texts += 1
            room -= len(text.encode())
        line = {"entry": at, "reading": reading, "name": info.filename[:1000], "text": text}
        out.write(json.dumps(line, ensure_ascii=False).encode("utf-8", "replace") + b"\n")
    return 0


sys.exit(main())
