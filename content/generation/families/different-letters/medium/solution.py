counts = {}
start = 0
best = 0
first = 0
kinds = 0
for end in range(len(line)):
    counts[line[end]] = counts.get(line[end], 0) + 1
    if counts[line[end]] == 1:
        kinds += 1
    while kinds > {{kinds}}:
        counts[line[start]] -= 1
        if counts[line[start]] == 0:
            kinds -= 1
        start += 1
    if end - start + 1 > best:
        best = end - start + 1
        first = start
return {{python_result}}
