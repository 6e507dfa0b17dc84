# Sleeps: uses no CPU at all.
import time
time.sleep(3600)
