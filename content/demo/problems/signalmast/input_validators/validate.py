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
need(type(data) is dict and list(data) == ["line"], "the keys must be line")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
line = data["line"]
need(type(line) is str and 1 <= len(line) <= 5000, "line: wrong type or length")
need(all("a" <= letter <= "h" for letter in line), "line: a letter is out of range")
sys.exit(42)
