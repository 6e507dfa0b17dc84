# Mistake: counts squares without entering or leaving streets and does not see rings.
import json
import sys

data = json.load(sys.stdin)
n = data["n"]
no_entry = n - len({b for _, b in data["streets"]})
no_exit = n - len({a for a, _ in data["streets"]})
print(max(no_entry, no_exit) if n > 1 else 0)
