n = len(line)
best = n
for mask in range(1, 1 << n):
    rest = [line[i] for i in range(n) if mask >> i & 1]
    if rest == rest[::-1]:
        best = min(best, n - len(rest))
return best * {{price}}
