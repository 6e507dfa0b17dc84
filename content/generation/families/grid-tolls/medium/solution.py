rows = len(grid)
columns = len(grid[0])
best = [[0] * columns for _ in range(rows)]
for r in range(rows):
    for c in range(columns):
        ways = []
        if r > 0:
            ways.append(best[r - 1][c])
        if c > 0:
            ways.append(best[r][c - 1])
        if r > 0 and c > 0:
            ways.append(best[r - 1][c - 1] {{sign}} {{extra}})
        best[r][c] = grid[r][c]
        if ways:
            best[r][c] += {{pick}}(ways)
return best[rows - 1][columns - 1]
