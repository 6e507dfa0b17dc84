# Write your solution here
def solve(n, links):
    at = [[] for _ in range(n)]
    for number, (a, b) in enumerate(links):
        at[a].append((b, number))
        at[b].append((a, number))
    order = [-1] * n
    low = [0] * n
    critical = []
    count = 0
    for start in range(n):
        if order[start] >= 0:
            continue
        order[start] = low[start] = count
        count += 1
        stack = [(start, -1, iter(at[start]))]
        while stack:
            station, used, rest = stack[-1]
            for other, number in rest:
                if number == used:
                    continue
                if order[other] < 0:
                    order[other] = low[other] = count
                    count += 1
                    stack.append((other, number, iter(at[other])))
                    break
                low[station] = min(low[station], order[other])
            else:
                stack.pop()
                if stack:
                    above = stack[-1][0]
                    low[above] = min(low[above], low[station])
                    if low[station] > order[above]:
                        critical.append([min(above, station), max(above, station)])
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
