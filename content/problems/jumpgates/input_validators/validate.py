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
need(type(data) is dict and sorted(data) == ["gates", "jumps"], "the keys must be gates, jumps")

gates = data["gates"]
jumps = data["jumps"]
need(type(gates) is list and 1 <= len(gates) <= 20000, "gates must be a list of 1 to 20000 numbers")
need(all(is_int(gate, 0, len(gates) - 1) for gate in gates), "a gate must lead to one of the systems")
need(is_int(jumps, 0, 10**15), "jumps must be an integer from 0 to 10**15")

sys.exit(42)
