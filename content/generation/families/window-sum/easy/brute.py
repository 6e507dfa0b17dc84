groups = [sum(nums[i:i + k]) for i in range(len(nums) - k + 1)]
return sorted(groups)[{{brute_pick}}]
