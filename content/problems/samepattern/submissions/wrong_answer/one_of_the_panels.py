# Only tries states that some panel shows already, and everything off.
import json
import sys


def solve(panels):
    goals = sorted(set(panels))[:200] + [0]
    return min(sum(bin(panel ^ goal).count("1") for panel in panels) for goal in goals)

data = json.load(sys.stdin)
print(solve(data["panels"]))
