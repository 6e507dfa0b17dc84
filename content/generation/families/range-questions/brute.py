return [sum((1 if {{code}} else 0) for x in nums[q[0]:q[1] + 1]) for q in asked]
