before = [0]
for x in nums:
    before.append(before[-1] + (1 if {{code}} else 0))
answers = []
for start, end in asked:
    answers.append(before[end + 1] - before[start])
return answers
