rows = len(grid)
columns = len(grid[0])
found = 0
for r in range(rows):
    for c in range(columns):
        if grid[r][c] == 1:
            grid[r][c] = 0
            open_cells = [(r, c)]
            size = 0
            for y, x in open_cells:
                size += 1
                for dr, dc in ({{python_steps}}):
                    a = y + dr
                    b = x + dc
                    if 0 <= a < rows and 0 <= b < columns and grid[a][b] == 1:
                        grid[a][b] = 0
                        open_cells.append((a, b))
            if size >= {{least}}:
                found += 1
return found
