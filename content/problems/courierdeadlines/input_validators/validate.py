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
need(type(data) is dict and sorted(data) == ["deliveries"], "the keys must be deliveries")

deliveries = data["deliveries"]
need(type(deliveries) is list and 1 <= len(deliveries) <= 10000, "deliveries must be a list of 1 to 10000 pairs")
for pair in deliveries:
    need(type(pair) is list and len(pair) == 2, "a delivery must be a pair")
    need(is_int(pair[0], 1, 10000), "hours must be an integer from 1 to 10000")
    need(is_int(pair[1], 1, 1000000), "a deadline must be an integer from 1 to 1000000")

sys.exit(42)
