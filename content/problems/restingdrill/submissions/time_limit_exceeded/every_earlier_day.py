# Write your solution here
# Tries every earlier day as the previous drilling day.
def solve(gains, rest):
    ending = []
    for day, gain in enumerate(gains):
        before = 0
        for earlier in range(day - rest):
            if ending[earlier] > before:
                before = ending[earlier]
        ending.append(before + gain)
    return max(0, max(ending))


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
