# Reads every period visit by visit.
import json
import sys


def solve(visitors, periods):
    answers = []
    for start, to in periods:
        seen = set()
        for i in range(start, to + 1):
            if visitors[i] not in seen:
                seen.add(visitors[i])
        answers.append(len(seen))
    return answers

data = json.load(sys.stdin)
print(*solve(data["visitors"], data["periods"]))
