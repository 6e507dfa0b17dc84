# Write your solution here
def solve(received, wanted, insert, remove, replace):
    row = [j * insert for j in range(len(wanted) + 1)]
    for letter in received:
        cost = row[0] + remove
        after = [cost]
        for j, other in enumerate(wanted):
            pair = row[j] if letter == other else row[j] + replace
            removed = row[j + 1] + remove
            cost += insert
            if removed < cost:
                cost = removed
            if pair < cost:
                cost = pair
            after.append(cost)
        row = after
    return row[-1]


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
