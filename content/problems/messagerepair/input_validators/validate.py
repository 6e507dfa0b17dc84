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
need(type(data) is dict and sorted(data) == ["insert", "received", "remove", "replace", "wanted"], "the keys must be received, wanted, insert, remove, replace")

for name in ("received", "wanted"):
    need(type(data[name]) is str and len(data[name]) <= 1200, "%s must be a string of at most 1200 letters" % name)
    need(all("a" <= letter <= "z" for letter in data[name]), "%s may only hold the letters a to z" % name)
for name in ("insert", "remove", "replace"):
    need(is_int(data[name], 1, 1000), "%s must be an integer from 1 to 1000" % name)

sys.exit(42)
