# Write your solution here
def join(left, right):
    """A block is (sum, best at the left end, best at the right end, best anywhere)."""
    if left is None or right is None:
        return left or right
    return (
        left[0] + right[0],
        max(left[1], left[0] + right[1]),
        max(right[2], right[0] + left[2]),
        max(left[3], right[3], left[2] + right[1]),
    )


def solve(gains, steps):
    size = 1
    while size < len(gains):
        size *= 2
    blocks = [None] * (2 * size)
    for i, gain in enumerate(gains):
        blocks[size + i] = (gain, gain, gain, gain)
    for i in range(size - 1, 0, -1):
        blocks[i] = join(blocks[2 * i], blocks[2 * i + 1])

    results = []
    for kind, a, b in steps:
        if kind == 1:
            i = size + a
            blocks[i] = (b, b, b, b)
            while i > 1:
                i //= 2
                blocks[i] = join(blocks[2 * i], blocks[2 * i + 1])
            continue
        left = right = None
        low, high = size + a, size + b + 1
        while low < high:
            if low % 2 == 1:
                left = join(left, blocks[low])
                low += 1
            if high % 2 == 1:
                high -= 1
                right = join(blocks[high], right)
            low //= 2
            high //= 2
        results.append(join(left, right)[3])
    return results


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
print(show(solve(data["gains"], data["steps"])))
