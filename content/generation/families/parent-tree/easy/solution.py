depth = [0] * len(parents)
total = nums[0] if 0 {{sign}} {{k}} else 0
for i in range(1, len(parents)):
    depth[i] = depth[parents[i]] + 1
    if depth[i] {{sign}} {{k}}:
        total += nums[i]
return total
