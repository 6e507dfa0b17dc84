# Grows the lit area village by village and looks through all offers each time.
import json
import sys

data = json.load(sys.stdin)
gens = data["generators"]
lit = [False] * len(gens)
total = 0
for _ in gens:
    best = village = None
    for v, cost in enumerate(gens):
        if not lit[v] and (best is None or cost < best):
            best, village = cost, v
    for a, b, cost in data["cables"]:
        if lit[a] != lit[b] and cost < best:
            best, village = cost, (b if lit[a] else a)
    lit[village] = True
    total += best
print(total)
