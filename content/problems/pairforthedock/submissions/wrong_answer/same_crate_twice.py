import json
import sys

data = json.load(sys.stdin)
# Mistake: the table holds all crates, and a crate may be paired with itself.
nums, target = data["nums"], data["target"]
position = {x: i for i, x in enumerate(nums)}
for i, x in enumerate(nums):
    if target - x in position:
        print(*sorted((i, position[target - x])))
        break
