# Write your solution here
# Starts at each position and keeps every number that is larger than the last one kept.
def solve(signal):
    best = 0
    for start in range(min(len(signal), 300)):
        last = signal[start]
        count = 1
        for value in signal[start + 1 :]:
            if value > last:
                last = value
                count += 1
        best = max(best, count)
    return best


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["signal"])))
