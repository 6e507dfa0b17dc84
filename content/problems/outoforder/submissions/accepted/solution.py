# Write your solution here
def solve(weights, slack):
    def count(values):
        """Returns the badly ordered pairs in values and the sorted values."""
        if len(values) < 2:
            return 0, values
        middle = len(values) // 2
        pairs_left, left = count(values[:middle])
        pairs_right, right = count(values[middle:])
        pairs = pairs_left + pairs_right
        lighter = 0
        for heavy in left:
            while lighter < len(right) and right[lighter] + slack < heavy:
                lighter += 1
            pairs += lighter
        return pairs, sorted(left + right)

    return count(weights)[0]


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
print(show(solve(data["weights"], data["slack"])))
