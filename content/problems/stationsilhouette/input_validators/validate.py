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
check(list(data) == ["towers"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
towers = data["towers"]
check(isinstance(towers, list), "towers must be a list")
check(1 <= len(towers) <= 7000, "towers has a wrong length")
for tower in towers:
    check(isinstance(tower, list) and len(tower) == 3, "towers[i] must be a list of three values")
    whole(tower[0], 0, 1000000, "left")
    whole(tower[1], 0, 1000000, "right")
    whole(tower[2], 1, 100000, "height")
    check(tower[0] < tower[1], "left must be less than right")
sys.exit(42)
