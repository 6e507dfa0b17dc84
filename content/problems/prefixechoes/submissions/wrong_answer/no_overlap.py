# Counts occurrences that do not overlap.
import json
import sys


def solve(message):
    return sum(message.count(message[:length]) for length in range(1, min(len(message), 2000) + 1))

data = json.load(sys.stdin)
print(solve(data["message"]))
