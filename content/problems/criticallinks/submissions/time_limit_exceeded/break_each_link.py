# Write your solution here
# Leaves out each link in turn and searches the way between its ends.
def solve(n, links):
    at = [[] for _ in range(n)]
    for number, (a, b) in enumerate(links):
        at[a].append((b, number))
        at[b].append((a, number))
    critical = []
    for broken, (a, b) in enumerate(links):
        seen = {a}
        waiting = [a]
        for station in waiting:
            for other, number in at[station]:
                if number != broken and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        if b not in seen:
            critical.append([min(a, b), max(a, b)])
    return sorted(critical)


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
print(show(solve(data["n"], data["links"])))
