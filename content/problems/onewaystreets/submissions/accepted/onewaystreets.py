# Write your solution here
def solve(n, streets):
    forward = [[] for _ in range(n)]
    backward = [[] for _ in range(n)]
    for a, b in streets:
        forward[a].append(b)
        backward[b].append(a)

    finished = []
    seen = [False] * n
    for start in range(n):
        if seen[start]:
            continue
        seen[start] = True
        path = [(start, iter(forward[start]))]
        while path:
            square, following = path[-1]
            for after in following:
                if not seen[after]:
                    seen[after] = True
                    path.append((after, iter(forward[after])))
                    break
            else:
                finished.append(square)
                path.pop()

    group = [-1] * n
    groups = 0
    for start in reversed(finished):
        if group[start] >= 0:
            continue
        group[start] = groups
        members = [start]
        for square in members:
            for before in backward[square]:
                if group[before] < 0:
                    group[before] = groups
                    members.append(before)
        groups += 1

    if groups == 1:
        return 0
    entered = {group[b] for a, b in streets if group[a] != group[b]}
    left = {group[a] for a, b in streets if group[a] != group[b]}
    return groups - min(len(entered), len(left))


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["n"], data["streets"])))
