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
need(type(data) is dict and sorted(data) == ["readings", "width"], "the keys must be readings, width")

readings = data["readings"]
width = data["width"]
need(type(readings) is list and 1 <= len(readings) <= 12000, "readings must be a list of 1 to 12000 numbers")
need(all(is_int(value, -1000000, 1000000) for value in readings), "a reading must be an integer from -1000000 to 1000000")
need(is_int(width, 1, len(readings)), "width must be an integer from 1 to the number of readings")

sys.exit(42)
