tally = [0] * 256
pairs = 0
for num in nums:
    for other in range(256):
        if tally[other] > 0:
            different = num ^ other
            lamps = 0
            while different:
                different &= different - 1
                lamps += 1
            if lamps == {{k}}:
                pairs += tally[other]
    tally[num] += 1
return pairs
