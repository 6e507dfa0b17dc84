# Compares the letters from each pair of starting positions.
import json
import sys


def solve(speech):
    best = 0
    for first in range(len(speech)):
        for second in range(first + 1, len(speech)):
            length = 0
            while second + length < len(speech) and speech[first + length] == speech[second + length]:
                length += 1
            best = max(best, length)
    return best

data = json.load(sys.stdin)
print(solve(data["speech"]))
