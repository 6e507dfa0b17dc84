# Sorts by priority and keeps the order of equal ones, as if the queue never turned.
import json
import sys


def solve(priorities):
    return sorted(range(len(priorities)), key=lambda job: -priorities[job])

data = json.load(sys.stdin)
print(*solve(data["priorities"]))
