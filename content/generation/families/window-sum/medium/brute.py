groups = [sum(nums[i:i + k]) for i in range(len(nums) - k + 1)]
return len([group for group in groups if group / k {{sign}} {{mean}}])
