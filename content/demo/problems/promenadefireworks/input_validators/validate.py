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
need(type(data) is dict and list(data) == ["shots"], "the keys must be shots")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
shots = data["shots"]
need(type(shots) is list and 1 <= len(shots) <= 10000, "shots: wrong type or length")
for shot in shots:
    need(type(shot) is list and len(shot) == 2, "a shot is no pair")
    need(whole(shot[0], 0, 1000000) and whole(shot[1], -1000000, 1000000), "a number is out of range")
sys.exit(42)
