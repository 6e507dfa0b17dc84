# Searches from every square, forwards and backwards, to find its group.
import json
import sys

data = json.load(sys.stdin)
n, streets = data["n"], data["streets"]


def reached(start, next):
    seen = bytearray(n)
    seen[start] = 1
    todo = [start]
    for square in todo:
        for after in next[square]:
            if not seen[after]:
                seen[after] = 1
                todo.append(after)
    return seen


forward = [[] for _ in range(n)]
backward = [[] for _ in range(n)]
for a, b in streets:
    forward[a].append(b)
    backward[b].append(a)
group = []
for start in range(n):
    to, back = reached(start, forward), reached(start, backward)
    group.append(next(i for i in range(n) if to[i] and back[i]))
groups = len(set(group))
entered = {group[b] for a, b in streets if group[a] != group[b]}
left = {group[a] for a, b in streets if group[a] != group[b]}
print(0 if groups == 1 else groups - min(len(entered), len(left)))
