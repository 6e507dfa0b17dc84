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
need(type(data) is dict and sorted(data) == ["icy", "n"], "the keys must be n, icy")

n = data["n"]
icy = data["icy"]
need(is_int(n, 1, 20000), "n must be an integer from 1 to 20000")
need(type(icy) is list and len(icy) <= n, "icy must be a list of at most n numbers")
need(all(is_int(rung, 1, n) for rung in icy), "an icy rung must be an integer from 1 to n")
need(len(set(icy)) == len(icy), "the icy rungs must be different")

sys.exit(42)
