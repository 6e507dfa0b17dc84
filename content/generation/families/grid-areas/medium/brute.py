free = [(r, c) for r in range(len(grid)) for c in range(len(grid[0])) if grid[r][c]]
label = {cell: i for i, cell in enumerate(free)}
for _ in free:
    for r, c in free:
        for dr, dc in ({{python_steps}}):
            if (r + dr, c + dc) in label:
                label[r, c] = min(label[r, c], label[r + dr, c + dc])
names = list(label.values())
return sum(1 for name in set(names) if names.count(name) >= {{least}})
