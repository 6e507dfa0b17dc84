# Shows what was inherited.
import os
print(open("/proc/self/environ", "rb").read())
for descriptor in range(3, 1024):
    try:
        print(descriptor, os.readlink(f"/proc/self/fd/{descriptor}"))
    except OSError:
        pass
