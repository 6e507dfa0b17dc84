total = 0
for i in range(k):
    total += nums[i]
found = 1 if total {{sign}} {{mean}} * k else 0
for i in range(k, len(nums)):
    total += nums[i] - nums[i - k]
    if total {{sign}} {{mean}} * k:
        found += 1
return found
