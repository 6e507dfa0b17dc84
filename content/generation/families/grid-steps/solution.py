rows = len(grid)
columns = len(grid[0])
start = (0, 0, 1 - grid[0][0])
if start[2] > {{breaks}}:
    return -1
seconds = {start: 0}
waiting = [start]
for now in waiting:
    r, c, used = now
    if r == rows - 1 and c == columns - 1:
        return seconds[now]
    for dr, dc in ({{python_steps}}):
        a = r + dr
        b = c + dc
        if 0 <= a < rows and 0 <= b < columns:
            then = (a, b, used + 1 - grid[a][b])
            if then[2] <= {{breaks}} and then not in seconds:
                seconds[then] = seconds[now] + {{toll}}
                waiting.append(then)
return -1
