# Mistake: knows only the two smallest losing piles.
import json
import sys

data = json.load(sys.stdin)
sticks, most = data["sticks"], data["most"]
for losing in (1, most + 2):
    if 0 < sticks - losing <= most:
        print(sticks - losing)
        break
else:
    print(0)
