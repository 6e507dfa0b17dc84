fair = [0]
for start in range(len(nums)):
    for end in range(start, len(nums)):
        if sum(nums[start:end + 1]) % {{m}} == {{rest}}:
            fair.append(1)
return sum(fair)
