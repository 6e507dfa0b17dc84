near = [[] for _ in range(n)]
for a, b in links:
    near[a].append(b)
    near[b].append(a)
seen = [False] * n
found = 0
for start in range(n):
    if seen[start]:
        continue
    seen[start] = True
    group = [start]
    size = 0
    for now in group:
        size += 1
        for other in near[now]:
            if not seen[other]:
                seen[other] = True
                group.append(other)
    if size {{sign}} {{k}}:
        found += 1
return found
