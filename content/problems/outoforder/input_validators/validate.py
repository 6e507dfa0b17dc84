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
check(list(data) == ["weights", "slack"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
weights, slack = data["weights"], data["slack"]
check(isinstance(weights, list), "weights must be a list")
check(1 <= len(weights) <= 20000, "weights has a wrong length")
for value in weights:
    whole(value, -1000000, 1000000, "weights[i]")
whole(slack, 0, 2000000, "slack")
sys.exit(42)
