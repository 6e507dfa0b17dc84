# Writes blank lines without end: a comparison of tokens would never see one.
import sys
while True:
    sys.stdout.write("\n" * 10000)
