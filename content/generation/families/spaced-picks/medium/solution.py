best = [0] * (len(nums) + {{gap}} + 1)
for i in range(len(nums)):
    taken = best[i] + nums[i]
    best[i + {{gap}} + 1] = max(best[i + {{gap}}], taken)
return best[len(nums) + {{gap}}]
