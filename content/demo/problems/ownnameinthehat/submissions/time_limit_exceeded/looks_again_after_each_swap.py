# Write your solution here
def solve(draws):
    swaps = 0
    while True:
        own = []
        for i in range(len(draws)):
            if draws[i] == i:
                own.append(i)
        if not own:
            return swaps
        i = own[0]
        j = own[1] if len(own) > 1 else (i + 1) % len(draws)
        draws[i], draws[j] = draws[j], draws[i]
        swaps += 1


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
print(show(solve(data["draws"])))
