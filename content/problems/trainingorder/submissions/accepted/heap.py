# Write your solution here
import heapq


def solve(n, needs):
    after = [[] for _ in range(n)]
    waits = [0] * n
    for a, b in needs:
        after[a].append(b)
        waits[b] += 1
    ready = [course for course in range(n) if waits[course] == 0]
    plan = []
    while ready:
        course = heapq.heappop(ready)
        plan.append(course)
        for other in after[course]:
            waits[other] -= 1
            if waits[other] == 0:
                heapq.heappush(ready, other)
    return plan if len(plan) == n else []


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
print(show(solve(data["n"], data["needs"])))
