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
check(list(data) == ["supply", "need"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
supply, need = data["supply"], data["need"]
for values, name in ((supply, "supply"), (need, "need")):
    check(isinstance(values, list), name + " must be a list")
    check(1 <= len(values) <= 20000, name + " has a wrong length")
    for value in values:
        whole(value, 0, 10000, name + "[i]")
check(len(supply) == len(need), "supply and need must have the same length")
sys.exit(42)
