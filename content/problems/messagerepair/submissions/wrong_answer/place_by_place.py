# Write your solution here
# Compares the letters place by place and only inserts or removes at the end.
def solve(received, wanted, insert, remove, replace):
    different = sum(a != b for a, b in zip(received, wanted))
    longer = len(wanted) - len(received)
    return different * min(replace, insert + remove) + (longer * insert if longer > 0 else -longer * remove)


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
print(show(solve(data["received"], data["wanted"], data["insert"], data["remove"], data["replace"])))
