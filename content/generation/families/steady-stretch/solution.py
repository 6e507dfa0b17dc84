best = 1
run = 1
for i in range(1, len(nums)):
    if {{python_rule}}:
        run += 1
        best = max(best, run)
    else:
        run = 1
return best
