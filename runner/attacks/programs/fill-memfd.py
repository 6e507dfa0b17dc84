# Fills nameless files in memory.
import os
kept = []
while True:
    kept.append(os.memfd_create("full"))
    os.write(kept[-1], b"x" * (8 << 20))
