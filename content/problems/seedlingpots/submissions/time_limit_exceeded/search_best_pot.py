# Searches the smallest fitting pot for every seedling anew.
import json
import sys

data = json.load(sys.stdin)
pots = list(data["pots"])
potted = 0
for need in sorted(data["seedlings"]):
    best = -1
    for j in range(len(pots)):
        if pots[j] >= need and (best < 0 or pots[j] < pots[best]):
            best = j
    if best >= 0:
        pots[best] = 0
        potted += 1
print(potted)
