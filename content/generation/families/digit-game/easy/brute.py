return sum(
    (sum(map(int, str(num)[::-2])) + {{factor}} * sum(map(int, str(num)[-2::-2]))) % {{m}} == {{rest}}
    for num in range(low, high + 1)
)
