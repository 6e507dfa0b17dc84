counts = {}
kinds = 0
found = 0
for i in range(len(line)):
    counts[line[i]] = counts.get(line[i], 0) + 1
    if counts[line[i]] == 1:
        kinds += 1
    if i >= {{length}}:
        counts[line[i - {{length}}]] -= 1
        if counts[line[i - {{length}}]] == 0:
            kinds -= 1
    if i >= {{before_length}} and kinds {{compare}} {{kinds}}:
        found += 1
return found
