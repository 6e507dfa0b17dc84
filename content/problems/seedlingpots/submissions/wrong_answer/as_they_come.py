# Mistake: gives each seedling, in the given order, the first free pot that fits.
import json
import sys

data = json.load(sys.stdin)
pots = list(data["pots"])
potted = 0
for need in data["seedlings"]:
    for j, pot in enumerate(pots):
        if pot >= need:
            pots[j] = 0
            potted += 1
            break
    if potted == len(pots):
        break
print(potted)
