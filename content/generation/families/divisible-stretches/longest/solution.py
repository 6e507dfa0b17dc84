first = {0: -1}
total = 0
best = 0
for i in range(len(nums)):
    total = (total + nums[i]) % {{m}}
    wanted = (total - {{rest}}) % {{m}}
    if wanted in first:
        best = max(best, i - first[wanted])
    if total not in first:
        first[total] = i
return best
