# Mistake: joins groups only while the cable is cheaper than both generators of the two villages it ends in.
import json
import sys

data = json.load(sys.stdin)
gens = data["generators"]
group = list(range(len(gens)))


def find(v):
    while group[v] != v:
        v = group[v]
    return v


total = 0
for a, b, cost in sorted(data["cables"], key=lambda cable: cable[2]):
    x, y = find(a), find(b)
    if x != y and cost < max(gens[a], gens[b]):
        group[x] = y
        total += cost
best = {}
for v, cost in enumerate(gens):
    best[find(v)] = min(best.get(find(v), cost), cost)
print(total + sum(best.values()))
