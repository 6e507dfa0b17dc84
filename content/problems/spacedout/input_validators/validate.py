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
need(type(data) is dict and sorted(data) == ["gap", "levels"], "the keys must be gap, levels")

levels = data["levels"]
gap = data["gap"]
need(type(levels) is list and 1 <= len(levels) <= 12, "levels must be a list of 1 to 12 numbers")
need(all(is_int(level, 0, 1000) for level in levels), "a level must be an integer from 0 to 1000")
need(is_int(gap, 0, 1000), "gap must be an integer from 0 to 1000")

sys.exit(42)
