# Write your solution here
def solve(people, roads):
    n = len(people)
    nearby = [[] for _ in range(n)]
    for a, b, length in roads:
        nearby[a].append((b, length))
        nearby[b].append((a, length))

    parent = [-1] * n
    distance = [0] * n
    order = [0]
    for village in order:
        for other, length in nearby[village]:
            if other != parent[village]:
                parent[other] = village
                distance[other] = distance[village] + length
                order.append(other)

    below = people[:]
    for village in reversed(order[1:]):
        below[parent[village]] += below[village]

    effort = [0] * n
    effort[0] = sum(people[v] * distance[v] for v in range(n))
    for village in order[1:]:
        length = distance[village] - distance[parent[village]]
        effort[village] = effort[parent[village]] + length * (below[0] - 2 * below[village])
    return effort


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
print(show(solve(data["people"], data["roads"])))
