# Writes down a point after each single edge, so several edges at one place give several points.
import json
import sys

towers = json.load(sys.stdin)["towers"]
edges = sorted([(left, 0, high) for left, _, high in towers] + [(right, 1, high) for _, right, high in towers])
standing, height = [0], 0
for x, ends, high in edges:
    if ends:
        standing.remove(high)
    else:
        standing.append(high)
    if max(standing) != height:
        height = max(standing)
        print(x, height)
