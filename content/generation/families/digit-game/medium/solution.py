found = 0
for num in range(low, high + 1):
    now = num
    rounds = 0
    while now > 9 and rounds < 50:
        now = now // 10 + {{factor}} * (now % 10)
        rounds += 1
    if rounds >= {{wanted}}:
        found += 1
return found
