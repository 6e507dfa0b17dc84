# Write your solution here
def solve(spans):
    spans.sort(key=lambda span: span[1])
    ends = [span[1] for span in spans]
    best = [0] * (len(spans) + 1)
    for i in range(len(spans)):
        start, end = spans[i]
        low = 0
        high = i
        while low < high:
            middle = (low + high) // 2
            if ends[middle] + 9 <= start:
                low = middle + 1
            else:
                high = middle
        best[i + 1] = max(best[i], best[low] + end - start)
    return best[len(spans)]


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
print(show(solve(data["spans"])))
