# Write your solution here
def solve(values, ranges):
    def below(limit):
        """How many values are smaller than the limit."""
        low, high = 0, len(values)
        while low < high:
            middle = (low + high) // 2
            if values[middle] < limit:
                low = middle + 1
            else:
                high = middle
        return low

    return [below(high + 1) - below(low) for low, high in ranges]


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
print(show(solve(data["values"], data["ranges"])))
