counts = [0] * n
for a, b in links:
    counts[a] += 1
    counts[b] += 1
found = 0
for count in counts:
    if count {{sign}} {{k}}:
        found += 1
return found
