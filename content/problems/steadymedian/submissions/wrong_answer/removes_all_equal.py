# Removes all readings equal to the one that leaves the window.
import json
import sys


def solve(readings, width):
    window = sorted(readings[:width])
    answer = [window[(width - 1) // 2]]
    for i in range(width, len(readings)):
        window = sorted([value for value in window if value != readings[i - width]] + [readings[i]])
        answer.append(window[(len(window) - 1) // 2])
    return answer

data = json.load(sys.stdin)
print(*solve(data["readings"], data["width"]))
