# Write your solution here
# Takes the ready courses in the order in which they became ready.
def solve(n, needs):
    after = [[] for _ in range(n)]
    waits = [0] * n
    for a, b in needs:
        after[a].append(b)
        waits[b] += 1
    plan = [course for course in range(n) if waits[course] == 0]
    for course in plan:
        for other in sorted(after[course]):
            waits[other] -= 1
            if waits[other] == 0:
                plan.append(other)
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
