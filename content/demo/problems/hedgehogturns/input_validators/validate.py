import json
import sys


def need(ok, message):
    if not ok:
        print(message, file=sys.stderr)
        sys.exit(43)


def whole(value, low, high):
    return type(value) is int and low <= value <= high


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    need(False, "not JSON")
need(type(data) is dict and list(data) == ["grid"], "the keys must be grid")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
grid = data["grid"]
need(type(grid) is list and 1 <= len(grid) <= 60 and type(grid[0]) is list, "grid: wrong type or number of rows")
need(1 <= len(grid[0]) <= 60, "grid: wrong number of columns")
for row in grid:
    need(type(row) is list and len(row) == len(grid[0]) and all(whole(x, 0, 99) for x in row), "a row is wrong")
sys.exit(42)
