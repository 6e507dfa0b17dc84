found = 0
for start in range(len(line)):
    for end in range(start + 1, len(line) + 1):
        part = line[start:end]
        length = len(part)
        if part == part[::-1] and length >= {{least}}{{python_parity}}:
            found += 1
return found
