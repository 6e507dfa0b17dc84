start = 0
special = 0
best = 0
for end in range(len(nums)):
    if nums[end] {{code}}:
        special += 1
    while special > k:
        if nums[start] {{code}}:
            special -= 1
        start += 1
    best = max(best, end - start + 1)
return best
