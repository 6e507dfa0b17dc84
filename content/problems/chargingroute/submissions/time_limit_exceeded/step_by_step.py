# Works out the cheapest costs with at most 1, 2, 3, … steps until nothing changes.
import json
import sys

data = json.load(sys.stdin)
prices, capacity = data["prices"], data["capacity"]
nearby = [[] for _ in prices]
for a, b, use in data["roads"]:
    nearby[a].append((b, use))
    nearby[b].append((a, use))
far = 10**9
cost = [[far] * (capacity + 1) for _ in prices]
cost[0][0] = 0
changed = True
while changed:
    changed = False
    after = [row[:] for row in cost]
    for town, row in enumerate(cost):
        for charge in range(capacity + 1):
            if row[charge] == far:
                continue
            if charge < capacity and row[charge] + prices[town] < after[town][charge + 1]:
                after[town][charge + 1] = row[charge] + prices[town]
                changed = True
            for other, use in nearby[town]:
                if use <= charge and row[charge] < after[other][charge - use]:
                    after[other][charge - use] = row[charge]
                    changed = True
    cost = after
best = min(cost[-1])
print(-1 if best == far else best)
