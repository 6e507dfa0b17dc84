# Mistake: each child in turn takes the partner that is best for it alone.
import json
import sys

quarrel = json.load(sys.stdin)["quarrel"]
left = list(range(len(quarrel)))
total = 0
while left:
    child = left.pop(0)
    partner = min(left, key=lambda other: quarrel[child][other])
    left.remove(partner)
    total += quarrel[child][partner]
print(total)
