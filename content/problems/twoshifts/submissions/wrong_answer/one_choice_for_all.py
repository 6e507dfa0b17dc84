# Mistake: swaps the two shifts only for all groups together, not group by group.
import json
import sys

data = json.load(sys.stdin)
n = data["n"]
rivals = [[] for _ in range(n)]
for a, b in data["quarrels"]:
    rivals[a].append(b)
    rivals[b].append(a)
side = [-1] * n
for start in range(n):
    if side[start] < 0:
        side[start] = 0 if rivals[start] else 1
        group = [start]
        for worker in group:
            for rival in rivals[worker]:
                if side[rival] < 0:
                    side[rival] = 1 - side[worker]
                    group.append(rival)
                elif side[rival] == side[worker]:
                    print(-1)
                    sys.exit()
print(max(sum(side), n - sum(side)))
