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
need(type(data) is dict and list(data) == ["nums", "target"], "the keys must be nums, target")
need(text == json.dumps(data, separators=(",", ":")) + "\n", "not one compact line of ASCII JSON")
nums, target = data["nums"], data["target"]
need(type(nums) is list and 2 <= len(nums) <= 20000, "nums: wrong type or length")
need(all(whole(x, -1000000, 1000000) for x in nums), "nums: a value is out of range")
need(whole(target, -2000000, 2000000), "target is out of range")
seen = {}
pairs = 0
for x in nums:
    pairs += seen.get(target - x, 0)
    seen[x] = seen.get(x, 0) + 1
need(pairs == 1, "there must be exactly one pair")
sys.exit(42)
