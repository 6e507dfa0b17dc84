# Mistake: gives the robots behind robot k its last round too.
import json
import sys

data = json.load(sys.stdin)
limit = data["charge"][data["k"]]
print(sum(min(wanted, limit) for wanted in data["charge"]))
