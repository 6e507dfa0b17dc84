# Leaves towers of equal height on the stack, so a guard sees through them.
import json
import sys


def solve(towers):
    counts = [0] * len(towers)
    stack = []
    for i in range(len(towers) - 1, -1, -1):
        seen = 0
        while stack and stack[-1] < towers[i]:
            stack.pop()
            seen += 1
        counts[i] = seen + (1 if stack else 0)
        stack.append(towers[i])
    return counts

data = json.load(sys.stdin)
print(*solve(data["towers"]))
