for size in range(len(line), 0, -1):
    for start in range(len(line) - size + 1):
        if len(set(line[start:start + size])) <= {{kinds}}:
            return {{brute_result}}
