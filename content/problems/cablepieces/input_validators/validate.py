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
check(list(data) == ["cables"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
cables = data["cables"]
check(isinstance(cables, list), "cables must be a list")
check(1 <= len(cables) <= 1000, "cables has a wrong length")
for length in cables:
    whole(length, 1, 9000000000000, "cables[i]")
sys.exit(42)
