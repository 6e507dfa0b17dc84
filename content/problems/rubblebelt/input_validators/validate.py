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
need(type(data) is dict and sorted(data) == ["rocks"], "the keys must be rocks")

rocks = data["rocks"]
need(type(rocks) is list and 1 <= len(rocks) <= 20000, "rocks must be a list of 1 to 20000 masses")
need(all(is_int(mass, 1, 1000000) for mass in rocks), "a mass must be an integer from 1 to 1000000")

sys.exit(42)
