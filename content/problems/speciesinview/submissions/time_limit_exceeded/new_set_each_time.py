# Builds a new set for every view.
import json
import sys

data = json.load(sys.stdin)
birds, k = data["sightings"], data["k"]
most = 0
for start in range(len(birds) - k + 1):
    most = max(most, len(set(birds[start : start + k])))
print(most)
