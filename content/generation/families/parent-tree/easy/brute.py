def depth(i):
    return 0 if parents[i] < 0 else 1 + depth(parents[i])
return sum(nums[i] for i in range(len(nums)) if depth(i) {{sign}} {{k}})
