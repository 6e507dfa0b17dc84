# Write your solution here
# Looks at all earlier positions for every number.
def solve(signal):
    longest = []
    for i, value in enumerate(signal):
        length = 1
        for j in range(i):
            if signal[j] < value and longest[j] >= length:
                length = longest[j] + 1
        longest.append(length)
    return max(longest)


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
