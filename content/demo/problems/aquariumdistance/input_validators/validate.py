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
need(type(data) is dict and list(data) == ["nums"], "the keys must be nums")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
nums = data["nums"]
need(type(nums) is list and 1 <= len(nums) <= 4000, "nums: wrong type or length")
need(all(whole(x, 0, 1000) for x in nums), "nums: a value is out of range")
sys.exit(42)
