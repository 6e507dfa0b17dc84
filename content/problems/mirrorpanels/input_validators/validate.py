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
check(list(data) == ["panel"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
panel = data["panel"]
check(type(panel) is str, "panel must be a string")
check(1 <= len(panel) <= 2500, "panel has a wrong length")
check(all("a" <= letter <= "z" for letter in panel), "panel has a character that is not allowed")
sys.exit(42)
