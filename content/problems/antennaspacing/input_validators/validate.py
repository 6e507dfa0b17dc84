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
need(type(data) is dict and sorted(data) == ["count", "masts"], "the keys must be count, masts")

masts = data["masts"]
count = data["count"]
need(type(masts) is list and 2 <= len(masts) <= 10000, "masts must be a list of 2 to 10000 positions")
need(all(is_int(mast, 0, 1000000000) for mast in masts), "a position must be an integer from 0 to 1000000000")
need(len(set(masts)) == len(masts), "all positions must be different")
need(is_int(count, 2, len(masts)), "count must be an integer from 2 to the number of masts")

sys.exit(42)
