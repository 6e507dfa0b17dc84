rows = len(grid)
columns = len(grid[0])
totals = []
def walk(r, c, way, total):
    if r >= rows or c >= columns:
        return
    total += grid[r][c]
    if r == rows - 1 and c == columns - 1:
        totals.append(total)
    walk(r, c + 1, "R", total {{sign}} ({{turn}} if way == "D" else 0))
    walk(r + 1, c, "D", total {{sign}} ({{turn}} if way == "R" else 0))
    {{brute_shortcut}}
walk(0, 0, "", 0)
return {{pick}}(totals)
