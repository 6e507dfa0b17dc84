# Mistake: keeps only the cheapest arrival of each town, whatever the charge.
import heapq
import json
import sys

data = json.load(sys.stdin)
prices, capacity = data["prices"], data["capacity"]
nearby = [[] for _ in prices]
for a, b, use in data["roads"]:
    nearby[a].append((b, use))
    nearby[b].append((a, use))
done = set()
heap = [(0, 0, 0)]
while heap:
    cost, town, charge = heapq.heappop(heap)
    if town == len(prices) - 1:
        print(cost)
        break
    if town in done:
        continue
    done.add(town)
    for full in range(charge, capacity + 1):
        for other, use in nearby[town]:
            if use <= full:
                heapq.heappush(heap, (cost + (full - charge) * prices[town], other, full - use))
else:
    print(-1)
