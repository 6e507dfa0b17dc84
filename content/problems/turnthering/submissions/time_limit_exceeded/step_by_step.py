import json
import sys

data = json.load(sys.stdin)
slots, steps = data["slots"], data["steps"]
for _ in range(steps):
    slots.insert(0, slots.pop())
print(*slots)
