def rounds(text):
    count = 0
    while len(text) > 1 and count < 50:
        text = str(int(text[:-1]) + {{factor}} * int(text[-1]))
        count += 1
    return count
return sum(rounds(str(num)) >= {{wanted}} for num in range(low, high + 1))
