# Shows what was inherited: the environment's names and every open descriptor.
import os
print(sorted(pair.split(b"=")[0] for pair in open("/proc/self/environ", "rb").read().split(b"\0") if pair))
for descriptor in range(3, 1024):
    try:
        print(descriptor, os.readlink(f"/proc/self/fd/{descriptor}"))
    except OSError:
        pass
