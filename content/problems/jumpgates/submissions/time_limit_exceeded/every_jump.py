# Makes every single jump.
import json
import sys


def solve(gates, jumps):
    here = 0
    while jumps > 0:
        here = gates[here]
        jumps -= 1
    return here

data = json.load(sys.stdin)
print(solve(data["gates"], data["jumps"]))
