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
need(type(data) is dict and sorted(data) == ["priorities"], "the keys must be priorities")

priorities = data["priorities"]
need(type(priorities) is list and 1 <= len(priorities) <= 12000, "priorities must be a list of 1 to 12000 numbers")
need(all(is_int(value, 1, 1000000) for value in priorities), "a priority must be an integer from 1 to 1000000")

sys.exit(42)
