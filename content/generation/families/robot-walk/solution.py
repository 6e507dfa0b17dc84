x = 0
y = 0
dx = 0
dy = 1
seen = {(0, 0)}
for move in moves:
    if move == "L":
        dx, dy = -dy, dx
    elif move == "R":
        dx, dy = dy, -dx
    else:
        by = {{jump}} if move == "J" else 1
        x = (x + dx * by){{python_ring}}
        y = (y + dy * by){{python_ring}}
        seen.add((x, y))
return {{python_result}}
