found = 0
for centre in range(2 * len(line) - 1):
    left = centre // 2
    right = left + centre % 2
    while left >= 0 and right < len(line) and line[left] == line[right]:
        length = right - left + 1
        if length >= {{least}}{{python_parity}}:
            found += 1
        left -= 1
        right += 1
return found
