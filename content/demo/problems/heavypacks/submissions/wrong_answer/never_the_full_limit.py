# Write your solution here
def solve(n, bridges, hikers):
    group = list(range(n))


    def find(hut):
        while group[hut] != hut:
            group[hut] = group[group[hut]]
            hut = group[hut]
        return hut


    bridges.sort(key=lambda bridge: -bridge[2])
    arrived = joined = 0
    for start, end, weight in sorted(hikers, key=lambda hiker: -hiker[2]):
        while joined < len(bridges) and bridges[joined][2] > weight:
            a, b, _ = bridges[joined]
            group[find(a)] = find(b)
            joined += 1
        arrived += find(start) == find(end)
    return arrived


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
print(show(solve(data["n"], data["bridges"], data["hikers"])))
