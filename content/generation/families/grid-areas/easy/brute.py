free = {(r, c) for r in range(len(grid)) for c in range(len(grid[0])) if grid[r][c]}
return sum(len([1 for r, c in ({{python_steps}}) if (y + r, x + c) in free]) < {{least}} for y, x in free)
