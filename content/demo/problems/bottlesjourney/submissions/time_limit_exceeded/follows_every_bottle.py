# Write your solution here
def solve(next):
    answer = []
    for start in range(len(next)):
        seen = set()
        at = start
        while at not in seen:
            seen.add(at)
            at = next[at]
        answer.append(len(seen))
    return answer


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
print(show(solve(data["next"])))
