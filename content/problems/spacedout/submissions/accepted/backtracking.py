# Write your solution here
def solve(levels, gap):
    levels = sorted(levels)
    order = []
    failed = set()

    def fill(left):
        """Places the speakers of the bit set `left` behind the order so far."""
        if left == 0:
            return True
        last = order[-1] if order else None
        if (left, last) in failed:
            return False
        for i, level in enumerate(levels):
            if not left >> i & 1 or last is not None and abs(level - last) < gap:
                continue
            order.append(level)
            if fill(left & ~(1 << i)):
                return True
            order.pop()
        failed.add((left, last))
        return False

    return order if fill((1 << len(levels)) - 1) else []


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
print(show(solve(data["levels"], data["gap"])))
