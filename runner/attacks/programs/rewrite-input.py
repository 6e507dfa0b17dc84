# Tries to change the input that a checker would read later.
import fcntl, mmap, os
tries = [
    lambda: os.write(0, b"0"),
    lambda: os.open("/dev/stdin", os.O_WRONLY),
    lambda: os.open("/proc/self/fd/0", os.O_RDWR | os.O_TRUNC),
    lambda: os.ftruncate(0, 0),
    lambda: os.fchmod(0, 0o777),
    lambda: mmap.mmap(0, 4, mmap.MAP_SHARED, mmap.PROT_WRITE),
]
for attempt in tries:
    try:
        attempt()
        print("changed")
    except OSError:
        pass
print(open(0).read(), end="")
