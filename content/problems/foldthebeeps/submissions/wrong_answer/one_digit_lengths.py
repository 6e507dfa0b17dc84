import json
import sys

data = json.load(sys.stdin)
# Mistake: starts a new run after nine letters, so that every length has one digit.
beeps = data["beeps"]
out = ""
i = 0
while i < len(beeps):
    n = 1
    while i + n < len(beeps) and beeps[i + n] == beeps[i] and n < 9:
        n += 1
    out += beeps[i] + (str(n) if n > 1 else "")
    i += n
print(out)
