# Tries all orders and checks each one when it is complete.
import json
import sys
from itertools import permutations


def solve(levels, gap):
    for order in permutations(sorted(levels)):
        if all(abs(a - b) >= gap for a, b in zip(order, order[1:])):
            return order
    return []

data = json.load(sys.stdin)
print(*solve(data["levels"], data["gap"]))
