# Brings a finished program as text and lets the kernel start it.
import os, struct
code = bytes.fromhex("bf07000000b83c0000000f05")
head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0x400078, 64, 0, 0, 64, 56, 1, 64, 0, 0)
part = struct.pack("<IIQQQQQQ", 1, 5, 0, 0x400000, 0x400000, 132, 132, 4096)
with open("/tmp/program", "wb") as file:
    file.write(head + part + code)
os.chmod("/tmp/program", 0o755)
os.execv("/tmp/program", ["program"])
