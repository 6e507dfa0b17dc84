# Write your solution here
def solve(visitors, periods):
    n = len(visitors)
    tree = [0] * (n + 1)

    def add(place, change):
        place += 1
        while place <= n:
            tree[place] += change
            place += place & -place

    def ones_before(place):
        total = 0
        while place > 0:
            total += tree[place]
            place -= place & -place
        return total

    by_end = [[] for _ in range(n)]
    for j, (start, end) in enumerate(periods):
        by_end[end].append((start, j))

    answers = [0] * len(periods)
    last = {}
    for end, visitor in enumerate(visitors):
        if visitor in last:
            add(last[visitor], -1)
        last[visitor] = end
        add(end, 1)
        for start, j in by_end[end]:
            answers[j] = len(last) - ones_before(start)
    return answers


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
print(show(solve(data["visitors"], data["periods"])))
