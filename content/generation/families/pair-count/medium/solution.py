counts = [0] * {{k}}
pairs = 0
for num in nums:
    rest = num % {{k}}
    pairs += counts[({{k}} - rest) % {{k}}]
    counts[rest] += 1
return pairs
