# Write your solution here
# Mixes up the costs of inserting and removing.
def solve(received, wanted, insert, remove, replace):
    row = [j * remove for j in range(len(wanted) + 1)]
    for letter in received:
        after = [row[0] + insert]
        for j, other in enumerate(wanted):
            pair = row[j] + (0 if letter == other else replace)
            after.append(min(row[j + 1] + insert, after[j] + remove, pair))
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
