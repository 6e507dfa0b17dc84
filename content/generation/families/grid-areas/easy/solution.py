rows = len(grid)
columns = len(grid[0])
found = 0
for r in range(rows):
    for c in range(columns):
        if grid[r][c] == 1:
            around = 0
            for dr, dc in ({{python_steps}}):
                a = r + dr
                b = c + dc
                if 0 <= a < rows and 0 <= b < columns:
                    around += grid[a][b]
            if around < {{least}}:
                found += 1
return found
