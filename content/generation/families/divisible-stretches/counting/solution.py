counts = [0] * {{m}}
counts[0] = 1
total = 0
found = 0
for num in nums:
    total = (total + num) % {{m}}
    found += counts[(total - {{rest}}) % {{m}}]
    counts[total] += 1
return found
