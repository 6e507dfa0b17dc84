# Write your solution here
def solve(quarrel):
    known = {0: 0}

    def best(children):
        """The smallest sum for the children whose bits are set."""
        if children in known:
            return known[children]
        first = (children & -children).bit_length() - 1
        rest = children & (children - 1)
        row = quarrel[first]
        result = None
        others = rest
        while others:
            bit = others & -others
            others ^= bit
            minutes = row[bit.bit_length() - 1] + best(rest ^ bit)
            if result is None or minutes < result:
                result = minutes
        known[children] = result
        return result

    return best((1 << len(quarrel)) - 1)


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
print(show(solve(data["quarrel"])))
