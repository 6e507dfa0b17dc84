# Looks for a value that occurs once, but the odd number can be larger.
import json
import sys


def solve(tags):
    for tag in tags:
        if tags.count(tag) == 1:
            return tag
    return -1

data = json.load(sys.stdin)
print(solve(data["tags"]))
