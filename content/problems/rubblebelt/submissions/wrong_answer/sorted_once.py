# Sorts only once and lets the rest of each collision meet the next rock.
import json
import sys


def solve(rocks):
    rocks = sorted(rocks)
    while len(rocks) > 1:
        heavy = rocks.pop()
        second = rocks.pop()
        if heavy != second:
            rocks.append(abs(heavy - second))
    return rocks[0] if rocks else 0

data = json.load(sys.stdin)
print(solve(data["rocks"]))
