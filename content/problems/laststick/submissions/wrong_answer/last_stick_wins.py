# Mistake: plays as if whoever takes the last stick won.
import json
import sys

data = json.load(sys.stdin)
print(data["sticks"] % (data["most"] + 1))
