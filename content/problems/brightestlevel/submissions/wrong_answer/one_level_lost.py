# Off by one: answers -1 when the dimmest level of all is wanted.
import json
import sys

data = json.load(sys.stdin)
levels = sorted(set(data["stars"]), reverse=True)
k = data["k"]
print(-1 if k >= len(levels) else levels[k - 1])
