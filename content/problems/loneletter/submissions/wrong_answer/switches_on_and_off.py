import json
import sys

data = json.load(sys.stdin)
# Mistake: a letter seen for the third time counts as lone again.
message = data["message"]
lone = set()
for c in message:
    if c in lone:
        lone.remove(c)
    else:
        lone.add(c)
print(next((i for i, c in enumerate(message) if c in lone), -1))
