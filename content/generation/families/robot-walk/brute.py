at = 0 + 0j
way = 1j
squares = [at]
for move in moves:
    if move in "LR":
        way *= {"L": 1j, "R": -1j}[move]
    else:
        at += way * {"F": 1, "J": {{jump}}}[move]
        squares.append(at)
return {{brute_result}}
