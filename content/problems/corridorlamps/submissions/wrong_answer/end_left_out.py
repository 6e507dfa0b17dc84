# Mistake: the range ends one lamp too early, except for the last lamp of the corridor.
import json
import sys

data = json.load(sys.stdin)
n = data["n"]
change = [0] * (n + 1)
for start, end in data["presses"]:
    change[start] += 1
    change[end if end < n - 1 else n] -= 1
total = reached = 0
for i in range(n):
    reached += change[i]
    total += reached % 2
print(total)
