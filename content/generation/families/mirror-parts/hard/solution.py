n = len(line)
after = [0] * n
for left in range(n - 1, -1, -1):
    now = [0] * n
    for right in range(left + 1, n):
        if line[left] == line[right]:
            now[right] = after[right - 1] if right - left > 1 else 0
        else:
            now[right] = min(after[right], now[right - 1]) + {{price}}
    after = now
return after[n - 1]
