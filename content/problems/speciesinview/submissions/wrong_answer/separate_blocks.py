# Mistake: cuts the list into blocks of k instead of looking at every start, and adds the last k sightings.
import json
import sys

data = json.load(sys.stdin)
birds, k = data["sightings"], data["k"]
starts = [*range(0, len(birds) - k + 1, k), len(birds) - k]
print(max(len(set(birds[i : i + k])) for i in starts))
