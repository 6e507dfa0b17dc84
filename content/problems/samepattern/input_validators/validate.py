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
need(type(data) is dict and sorted(data) == ["panels"], "the keys must be panels")

panels = data["panels"]
need(type(panels) is list and 1 <= len(panels) <= 20000, "panels must be a list of 1 to 20000 numbers")
need(all(is_int(panel, 0, 65535) for panel in panels), "a panel must be an integer from 0 to 65535")

sys.exit(42)
