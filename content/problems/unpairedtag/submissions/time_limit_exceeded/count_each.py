# Counts the whole list again for every tag.
import json
import sys


def solve(tags):
    for tag in tags:
        times = 0
        for place in range(len(tags)):
            if tags[place] == tag:
                times += 1
        if times % 2 == 1:
            return tag

data = json.load(sys.stdin)
print(solve(data["tags"]))
