total = 0
for i in range(k):
    total += nums[i]
best = total
for i in range(k, len(nums)):
    total += nums[i] - nums[i - k]
    best = {{pick}}(best, total)
return best
