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
need(type(data) is dict and sorted(data) == ["arrivals", "cycle", "places"], "the keys must be arrivals, cycle, places")

arrivals = data["arrivals"]
cycle = data["cycle"]
places = data["places"]
need(type(arrivals) is list and 1 <= len(arrivals) <= 20000, "arrivals must be a list of 1 to 20000 times")
need(all(is_int(time, 0, 1000000) for time in arrivals), "a time must be an integer from 0 to 1000000")
need(all(a <= b for a, b in zip(arrivals, arrivals[1:])), "arrivals must be sorted")
need(is_int(cycle, 1, 100000), "cycle must be an integer from 1 to 100000")
need(is_int(places, 0, 20000), "places must be an integer from 0 to 20000")

sys.exit(42)
