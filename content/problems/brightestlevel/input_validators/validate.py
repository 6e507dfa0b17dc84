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
check(list(data) == ["stars", "k"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
stars, k = data["stars"], data["k"]
check(isinstance(stars, list), "stars must be a list")
check(1 <= len(stars) <= 22000, "stars has a wrong length")
for value in stars:
    whole(value, 0, 1000000000, "stars[i]")
whole(k, 1, 22000, "k")
sys.exit(42)
