# Counts the whole list again for every tag.
import json
import sys


def solve(tags):
    for tag in tags:
        if sum(1 for other in tags if other == tag) % 2 == 1:
            return tag

data = json.load(sys.stdin)
print(solve(data["tags"]))
