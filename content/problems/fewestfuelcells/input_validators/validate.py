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
check(list(data) == ["cells", "charge"], "wrong parameters")
check(text == json.dumps(data, separators=(",", ":")) + "\n", "the input must be compact JSON on one line")
cells, charge = data["cells"], data["charge"]
check(isinstance(cells, list), "cells must be a list")
check(1 <= len(cells) <= 12, "cells has a wrong length")
for value in cells:
    whole(value, 1, 50000, "cells[i]")
check(len(set(cells)) == len(cells), "the values of cells must be different")
whole(charge, 0, 50000, "charge")
sys.exit(42)
