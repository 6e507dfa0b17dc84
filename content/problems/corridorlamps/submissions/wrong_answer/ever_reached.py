# Mistake: counts the lamps reached by at least one press and ignores that a second press switches off.
import json
import sys

data = json.load(sys.stdin)
n = data["n"]
change = [0] * (n + 1)
for start, end in data["presses"]:
    change[start] += 1
    change[end + 1] -= 1
total = reached = 0
for i in range(n):
    reached += change[i]
    total += reached > 0
print(total)
