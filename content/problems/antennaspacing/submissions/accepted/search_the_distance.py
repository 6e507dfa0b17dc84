# Write your solution here
def solve(masts, count):
    masts = sorted(masts)

    def fits(distance):
        placed = 1
        last = masts[0]
        for mast in masts:
            if mast - last >= distance:
                placed += 1
                last = mast
        return placed >= count

    possible = 1
    impossible = masts[-1] - masts[0] + 1
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if fits(middle):
            possible = middle
        else:
            impossible = middle
    return possible


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
print(show(solve(data["masts"], data["count"])))
