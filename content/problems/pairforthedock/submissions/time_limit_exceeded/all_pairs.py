import json
import sys

data = json.load(sys.stdin)
nums, target = data["nums"], data["target"]
answer = None
for i in range(len(nums)):
    for j in range(i + 1, len(nums)):
        if nums[i] + nums[j] == target:
            answer = (i, j)
            break
    if answer:
        break
print(*answer)
