# Does not let the two places overlap.
import json
import sys


def solve(speech):
    length = 0
    start = 0
    while start + length < len(speech):
        if speech.find(speech[start : start + length + 1], start + length + 1) >= 0:
            length += 1
        else:
            start += 1
    return length

data = json.load(sys.stdin)
print(solve(data["speech"]))
