return sum(sum(a != b for a, b in zip(format(num, "08b"), format({{mask}}, "08b"))) <= {{k}} for num in nums)
