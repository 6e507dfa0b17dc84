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
need(type(data) is dict and sorted(data) == ["tiles"], "the keys must be tiles")

tiles = data["tiles"]
need(type(tiles) is str and 1 <= len(tiles) <= 20000, "tiles must be a text of 1 to 20000 letters")
need(all("a" <= tile <= "z" for tile in tiles), "a tile must be a lowercase letter")

sys.exit(42)
