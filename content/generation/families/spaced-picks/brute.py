n = len(nums)
best = 0
for mask in range(1 << n):
    at = [i for i in range(n) if mask >> i & 1]
    good = all(b - a > {{gap}} for a, b in zip(at, at[1:]))
    {{brute_ring}}
    if good:
        best = max(best, sum(nums[i] for i in at))
return best
