rows = len(grid)
columns = len(grid[0])
far = {{far}}
right = [far] * columns
down = [far] * columns
for r in range(rows):
    for c in range(columns):
        if r == 0 and c == 0:
            right[c] = down[c] = grid[0][0]
            continue
        above = {{pick}}(down[c], right[c] {{sign}} {{turn}}) if r > 0 else far
        left = {{pick}}(right[c - 1], down[c - 1] {{sign}} {{turn}}) if c > 0 else far
        down[c] = above + grid[r][c]
        right[c] = left + grid[r][c]
return {{pick}}(right[-1], down[-1])
