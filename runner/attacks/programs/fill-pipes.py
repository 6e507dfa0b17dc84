# Fills the kernel's pipe buffers.
import fcntl, os
while True:
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, 1 << 20)
    os.write(writer, b"x" * (1 << 20))
