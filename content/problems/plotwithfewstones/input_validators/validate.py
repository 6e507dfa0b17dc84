import json
import sys


def need(ok, message):
    if not ok:
        print(message, file=sys.stderr)
        sys.exit(43)


def whole(value, low, high):
    return type(value) is int and low <= value <= high


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    need(False, "not JSON")
need(type(data) is dict and list(data) == ["field", "most"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
field, most = data["field"], data["most"]
need(type(field) is list and 1 <= len(field) <= 200, "field: wrong type or length")
need(all(type(row) is str and 1 <= len(row) <= 200 for row in field), "a row has a wrong type or length")
need(all(len(row) == len(field[0]) for row in field), "the rows differ in length")
need(all(set(row) <= set(".#") for row in field), "a character is neither soil nor stone")
need(whole(most, 0, 40000), "most is out of range")
sys.exit(42)
