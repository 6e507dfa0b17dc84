# Counts the cards that appear for the first time in the period, also if they came before.
import json
import sys


def solve(visitors, periods):
    seen = set()
    new = [0]
    for visitor in visitors:
        new.append(new[-1] + (visitor not in seen))
        seen.add(visitor)
    return [max(1, new[to + 1] - new[start]) for start, to in periods]

data = json.load(sys.stdin)
print(*solve(data["visitors"], data["periods"]))
