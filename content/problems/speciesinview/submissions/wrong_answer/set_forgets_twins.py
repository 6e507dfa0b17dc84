# Mistake: keeps only a set and removes a species although another bird of it is still in view.
import json
import sys

data = json.load(sys.stdin)
birds, k = data["sightings"], data["k"]
view = set(birds[:k])
most = len(view)
for i in range(k, len(birds)):
    view.discard(birds[i - k])
    view.add(birds[i])
    most = max(most, len(view))
print(most)
