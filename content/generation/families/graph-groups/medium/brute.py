names = list(range(n))
for _ in range(n):
    for a, b in links:
        names[a] = names[b] = min(names[a], names[b])
return len([name for name in set(names) if names.count(name) {{sign}} {{k}}])
