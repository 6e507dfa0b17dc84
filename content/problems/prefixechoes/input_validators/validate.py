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
need(type(data) is dict and sorted(data) == ["message"], "the keys must be message")

message = data["message"]
need(type(message) is str and 1 <= len(message) <= 20000, "message must have 1 to 20000 letters")
need(all("a" <= letter <= "z" for letter in message), "message must consist of lowercase letters")

sys.exit(42)
