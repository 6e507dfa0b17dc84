# Builds a new set for every view.
import json
import sys

data = json.load(sys.stdin)
birds, k = data["sightings"], data["k"]
most = 0
for start in range(len(birds) - k + 1):
    kinds = set()
    for place in range(start, start + k):
        kinds.add(birds[place])
    most = max(most, len(kinds))
print(most)
