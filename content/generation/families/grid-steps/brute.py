rows = len(grid)
columns = len(grid[0])
best = {(r, c, k): 10 ** 9 for r in range(rows) for c in range(columns) for k in range({{states}})}
if 1 - grid[0][0] <= {{breaks}}:
    best[0, 0, 1 - grid[0][0]] = 0
for _ in range(len(best)):
    for r, c, k in list(best):
        for dr, dc in ({{python_steps}}):
            to = (r + dr, c + dc, k + 1 - grid[r + dr][c + dc]) if 0 <= r + dr < rows and 0 <= c + dc < columns else None
            if to in best:
                best[to] = min(best[to], best[r, c, k] + {{toll}})
found = min(best[rows - 1, columns - 1, k] for k in range({{states}}))
return found if found < 10 ** 9 else -1
