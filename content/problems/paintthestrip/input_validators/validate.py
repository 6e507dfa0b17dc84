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
need(type(data) is dict and list(data) == ["strip"], "wrong parameters")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
strip = data["strip"]
need(type(strip) is str and 1 <= len(strip) <= 200, "strip: wrong type or length")
need(all("a" <= letter <= "z" for letter in strip), "a character is not a lowercase letter")
sys.exit(42)
