best = 0
for start in range(len(nums)):
    for end in range(start, len(nums)):
        if all({{python_rule}} for i in range(start + 1, end + 1)):
            best = max(best, end - start + 1)
return best
