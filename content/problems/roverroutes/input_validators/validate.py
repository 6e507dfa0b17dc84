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
check(list(data) == ["plan"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
plan = data["plan"]
check(isinstance(plan, list), "plan must be a list")
check(1 <= len(plan) <= 200, "plan has a wrong length")
for row in plan:
    check(type(row) is str, "plan[i] must be a string")
    check(1 <= len(row) <= 200, "plan[i] has a wrong length")
    check(len(row) == len(plan[0]), "the strings of plan must have the same length")
    check(set(row) <= {".", "#"}, "plan[i] has a character that is not allowed")
sys.exit(42)
