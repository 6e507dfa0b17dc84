import json
import sys


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(43)


def need(ok, message):
    if not ok:
        fail(message)


def is_int(value, low, high):
    return type(value) is int and low <= value <= high


try:
    data = json.loads(sys.stdin.read())
except (ValueError, RecursionError) as problem:
    fail("not JSON: %s" % problem)
need(type(data) is dict and sorted(data) == ["grid"], "the keys must be grid")

grid = data["grid"]
need(type(grid) is list and 1 <= len(grid) <= 100, "grid must be a list of 1 to 100 rows")
for row in grid:
    need(type(row) is str and 1 <= len(row) <= 100, "a row must be a string of 1 to 100 characters")
    need(len(row) == len(grid[0]), "all rows must have the same length")
    need(set(row) <= set(".#SE"), "a row may only hold the characters . # S E")
for letter in "SE":
    need("".join(grid).count(letter) == 1, "%s must occur exactly once" % letter)

sys.exit(42)
