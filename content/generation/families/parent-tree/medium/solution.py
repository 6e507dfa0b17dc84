found = 0
for i in range(len(parents) - 1, -1, -1):
    if nums[i] {{sign}} {{k}}:
        found += 1
    if i > 0:
        nums[parents[i]] += nums[i]
return found
