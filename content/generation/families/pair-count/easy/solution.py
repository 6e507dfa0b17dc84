seen = {}
pairs = 0
for num in nums:
    pairs += seen.get(num - {{k}}, 0)
    pairs += seen.get(num + {{k}}, 0)
    seen[num] = seen.get(num, 0) + 1
return pairs
