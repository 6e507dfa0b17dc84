# Returns the length of the whole word where no beginning is enough.
import json
import sys


def solve(words):
    counts = {}
    for word in words:
        for length in range(1, len(word) + 1):
            counts[word[:length]] = counts.get(word[:length], 0) + 1
    return [next((length for length in range(1, len(word)) if counts[word[:length]] == 1), len(word)) for word in words]

data = json.load(sys.stdin)
print(*solve(data["words"]))
