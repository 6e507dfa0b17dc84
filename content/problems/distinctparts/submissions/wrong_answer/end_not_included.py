# Leaves out the last visit of each period unless it is the only one.
import json
import sys


def solve(visitors, periods):
    return [len(set(visitors[start : max(to, start + 1)])) for start, to in periods]

data = json.load(sys.stdin)
print(*solve(data["visitors"], data["periods"]))
