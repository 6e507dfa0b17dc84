# Write your solution here
def solve(walks, home, office):
    def wet_until(last):
        places = [home, office]
        for i in range(last + 1):
            start = i % 2
            got_wet = False
            if walks[i] == "R":
                if places[start] > 0:
                    places[start] -= 1
                    places[1 - start] += 1
                else:
                    got_wet = True
        return got_wet


    return sum(1 for last in range(len(walks)) if wet_until(last))


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
print(show(solve(data["walks"], data["home"], data["office"])))
