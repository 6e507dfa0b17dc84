import json
import sys

data = json.load(sys.stdin)
# Mistake: skips what is in the other log and repeats in the second one, but not repeats inside the first.
first, second = data["first"], data["second"]
known = set(first)
print(*sorted(first + sorted(set(second) - known)))
