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
need(type(data) is dict and sorted(data) == ["flights", "n"], "the keys must be n, flights")

n = data["n"]
flights = data["flights"]
need(is_int(n, 2, 2000), "n must be an integer from 2 to 2000")
need(type(flights) is list and len(flights) <= 10000, "flights must be a list of at most 10000 flights")
for flight in flights:
    need(type(flight) is list and len(flight) == 3, "a flight must be a list of three numbers")
    need(all(is_int(port, 0, n - 1) for port in flight[:2]), "a port must be an integer from 0 to n - 1")
    need(flight[0] != flight[1], "a flight must lead to another port")
    need(is_int(flight[2], 1, 10000), "a cost must be an integer from 1 to 10000")

sys.exit(42)
