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
need(type(data) is dict and sorted(data) == ["speech"], "the keys must be speech")

speech = data["speech"]
need(type(speech) is str and 1 <= len(speech) <= 12000, "speech must have 1 to 12000 letters")
need(all("a" <= letter <= "z" for letter in speech), "speech must consist of lowercase letters")

sys.exit(42)
