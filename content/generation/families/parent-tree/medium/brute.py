def above(i):
    return [i] if parents[i] < 0 else [i] + above(parents[i])
return len([1 for at in range(len(nums)) if sum(nums[i] for i in range(len(nums)) if at in above(i)) {{sign}} {{k}}])
