# Compares each beginning of each word with all words.
import json
import sys


def solve(words):
    answers = []
    for word in words:
        answer = -1
        for length in range(1, len(word) + 1):
            if sum(1 for other in words if other.startswith(word[:length])) == 1:
                answer = length
                break
        answers.append(answer)
    return answers

data = json.load(sys.stdin)
print(*solve(data["words"]))
