# Reduces the jumps by the number of systems.
import json
import sys


def solve(gates, jumps):
    here = 0
    for _ in range(jumps % len(gates) if jumps > 10 * len(gates) else jumps):
        here = gates[here]
    return here

data = json.load(sys.stdin)
print(solve(data["gates"], data["jumps"]))
