# Goes through all quarrels again and again until nobody new gets a shift.
import json
import sys

data = json.load(sys.stdin)
n, quarrels = data["n"], data["quarrels"]
side = [-1] * n
group = list(range(n))
for start in range(n):
    if side[start] >= 0:
        continue
    side[start] = 0
    group[start] = start
    changed = True
    while changed:
        changed = False
        for a, b in quarrels:
            if side[a] < 0 <= side[b]:
                a, b = b, a
            if side[a] >= 0 and side[b] < 0:
                side[b] = 1 - side[a]
                group[b] = group[a]
                changed = True
            elif side[a] >= 0 and side[a] == side[b]:
                print(-1)
                sys.exit()
ones, size = [0] * n, [0] * n
for v in range(n):
    size[group[v]] += 1
    ones[group[v]] += side[v]
print(sum(max(ones[g], size[g] - ones[g]) for g in range(n)))
