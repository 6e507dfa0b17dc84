import json
import sys

data = json.load(sys.stdin)
shelf = data["shelf"]
moved = True
while moved:
    moved = False
    for i in range(len(shelf) - 1):
        if shelf[i] == 0 and shelf[i + 1] != 0:
            shelf[i], shelf[i + 1] = shelf[i + 1], shelf[i]
            moved = True
print(*shelf)
