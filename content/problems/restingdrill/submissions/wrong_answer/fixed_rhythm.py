# Write your solution here
# Drills in a fixed rhythm and tries only where to start.
def solve(gains, rest):
    step = rest + 1
    return max(
        [0] + [sum(max(0, gain) for gain in gains[start::step]) for start in range(min(step, len(gains)))]
    )


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
print(show(solve(data["gains"], data["rest"])))
