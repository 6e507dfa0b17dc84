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
need(type(data) is dict and sorted(data) == ["ranges", "values"], "the keys must be ranges, values")

values = data["values"]
ranges = data["ranges"]
need(type(values) is list and 1 <= len(values) <= 20000, "values must be a list of 1 to 20000 numbers")
need(all(is_int(value, 0, 100000) for value in values), "a value must be an integer from 0 to 100000")
need(all(a <= b for a, b in zip(values, values[1:])), "values must be sorted")
need(type(ranges) is list and 1 <= len(ranges) <= 10000, "ranges must be a list of 1 to 10000 pairs")
for pair in ranges:
    need(type(pair) is list and len(pair) == 2, "a range must be a pair")
    need(all(is_int(end, 0, 100000) for end in pair), "an end must be an integer from 0 to 100000")
    need(pair[0] <= pair[1], "low must not be above high")

sys.exit(42)
