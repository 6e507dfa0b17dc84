# Splits the rocks greedily into two groups and returns the difference.
import json
import sys


def solve(rocks):
    left = right = 0
    for mass in sorted(rocks, reverse=True):
        if left <= right:
            left += mass
        else:
            right += mass
    return abs(left - right)

data = json.load(sys.stdin)
print(solve(data["rocks"]))
