import json
import sys

data = json.load(sys.stdin)
# Mistake: fills only between neighbouring peaks, so a small peak under water divides a large basin.
g = data["ground"]
n = len(g)
peaks = [i for i in range(n) if (i == 0 or g[i] >= g[i - 1]) and (i == n - 1 or g[i] >= g[i + 1])]
water = 0
for a, b in zip(peaks, peaks[1:]):
    level = min(g[a], g[b])
    water += sum(max(0, level - h) for h in g[a:b])
print(water)
