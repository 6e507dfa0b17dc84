# Always takes the smallest level that fits and never steps back.
import json
import sys


def solve(levels, gap):
    left = sorted(levels)
    order = [left.pop(0)]
    while left:
        fitting = [level for level in left if abs(level - order[-1]) >= gap]
        if not fitting:
            return []
        order.append(fitting[0])
        left.remove(fitting[0])
    return order

data = json.load(sys.stdin)
print(*solve(data["levels"], data["gap"]))
