# Prints the right answer, then hangs.
import signal
print(42, flush=True)
signal.pause()
