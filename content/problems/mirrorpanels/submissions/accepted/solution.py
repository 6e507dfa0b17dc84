# Write your solution here
def solve(panel):
    n = len(panel)
    pieces = list(range(n + 1))  # pieces[i]: fewest mirror words that make the first i letters
    for middle in range(n):
        for right in (middle, middle + 1):
            left = middle
            while left >= 0 and right < n and panel[left] == panel[right]:
                if pieces[left] + 1 < pieces[right + 1]:
                    pieces[right + 1] = pieces[left] + 1
                left -= 1
                right += 1
    return pieces[n] - 1


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
print(show(solve(data["panel"])))
