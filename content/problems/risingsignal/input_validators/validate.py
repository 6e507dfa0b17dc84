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
need(type(data) is dict and sorted(data) == ["signal"], "the keys must be signal")

signal = data["signal"]
need(type(signal) is list and 1 <= len(signal) <= 20000, "signal must be a list of 1 to 20000 numbers")
need(all(is_int(value, -1000000, 1000000) for value in signal), "a value must be an integer from -1000000 to 1000000")

sys.exit(42)
