found = [0]
for start in range(len(nums)):
    for end in range(start, len(nums)):
        special = sum(1 for num in nums[start:end + 1] if num {{code}})
        if special == k:
            found.append(1)
return sum(found)
