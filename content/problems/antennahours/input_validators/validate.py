import json
import sys


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(43)


def check(condition, message):
    if not condition:
        fail(message)


def whole(value, low, high, name):
    check(type(value) is int, name + " must be an integer")
    check(low <= value <= high, name + " is out of range")


raw = sys.stdin.buffer.read()
try:
    text = raw.decode("ascii")
    data = json.loads(text)
except ValueError:
    fail("the input is not ASCII JSON")
check(isinstance(data, dict), "the input must be one JSON object")
check(list(data) == ["hours"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
hours = data["hours"]
check(isinstance(hours, list), "hours must be a list")
check(1 <= len(hours) <= 6000, "hours has a wrong length")
for pair in hours:
    check(isinstance(pair, list) and len(pair) == 2, "hours[i] must be a list of two values")
    whole(pair[0], 0, 1000000, "start")
    whole(pair[1], 0, 1000000, "end")
    check(pair[0] < pair[1], "start must be less than end")
sys.exit(42)
