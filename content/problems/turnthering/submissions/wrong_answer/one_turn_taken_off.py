import json
import sys

data = json.load(sys.stdin)
# Mistake: takes off only one full turn, so two or more turns go wrong.
slots, steps = data["slots"], data["steps"]
n = len(slots)
if steps >= n:
    steps -= n
cut = n - steps
print(*(slots[cut:] + slots[:cut]))
