events = []
for start, end in spans:
    events.append((start, 1))
    events.append((end, -1))
events.sort()
total = 0
now = 0
last = 0
for time, change in events:
    if now {{sign}} {{k}}:
        total += time - last
    now += change
    last = time
return total
