def at_most(limit):
    if limit < 0:
        return 0
    start = 0
    special = 0
    total = 0
    for end in range(len(nums)):
        if nums[end] {{code}}:
            special += 1
        while special > limit:
            if nums[start] {{code}}:
                special -= 1
            start += 1
        total += end - start + 1
    return total
return at_most(k) - at_most(k - 1)
