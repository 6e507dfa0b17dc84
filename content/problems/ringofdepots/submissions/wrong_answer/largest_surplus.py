# Starts at the depot with the largest surplus.
import json
import sys

data = json.load(sys.stdin)
spare = [load - use for load, use in zip(data["supply"], data["need"])]
print(-1 if sum(spare) < 0 else spare.index(max(spare)))
