import json
import sys

data = json.load(sys.stdin)
# Mistake: compares which letters occur, but not how often.
sizes = {}
for name in data["names"]:
    key = "".join(sorted(set(name)))
    sizes[key] = sizes.get(key, 0) + 1
print(*sorted(sizes.values(), reverse=True))
