# Reduces all jumps by the length of the loop and forgets the way in.
import json
import sys


def solve(gates, jumps):
    order = []
    seen = set()
    here = 0
    while here not in seen:
        seen.add(here)
        order.append(here)
        here = gates[here]
    if jumps < len(order) or here == 0:
        return order[jumps % len(order)]
    loop = order[order.index(here):]
    return loop[jumps % len(loop)]

data = json.load(sys.stdin)
print(solve(data["gates"], data["jumps"]))
