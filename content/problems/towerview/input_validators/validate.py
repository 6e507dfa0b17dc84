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
need(type(data) is dict and sorted(data) == ["towers"], "the keys must be towers")

towers = data["towers"]
need(type(towers) is list and 1 <= len(towers) <= 20000, "towers must be a list of 1 to 20000 heights")
need(all(is_int(height, 1, 1000000) for height in towers), "a height must be an integer from 1 to 1000000")

sys.exit(42)
