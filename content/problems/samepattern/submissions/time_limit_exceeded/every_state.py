# Tries all 65,536 states.
import json
import sys


def solve(panels):
    best = 16 * len(panels)
    for goal in range(65536):
        flips = 0
        for panel in panels:
            flips += bin(panel ^ goal).count("1")
            if flips >= best:
                break
        best = min(best, flips)
    return best

data = json.load(sys.stdin)
print(solve(data["panels"]))
