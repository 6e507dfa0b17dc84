import json
import sys

data = json.load(sys.stdin)
# Mistake: keeps positive items only.
shelf = data["shelf"]
items = [x for x in shelf if x > 0]
print(*(items + [0] * (len(shelf) - len(items))))
