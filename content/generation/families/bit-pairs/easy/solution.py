found = 0
for num in nums:
    different = num ^ {{mask}}
    lamps = 0
    for bit in range(8):
        if different >> bit & 1 == 1:
            lamps += 1
    if lamps <= {{k}}:
        found += 1
return found
