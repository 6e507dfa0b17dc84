# Write your solution here
def solve(words):
    children = [{}]
    passing = [0]
    for word in words:
        node = 0
        for letter in word:
            if letter not in children[node]:
                children[node][letter] = len(children)
                children.append({})
                passing.append(0)
            node = children[node][letter]
            passing[node] += 1

    def letters(word):
        node = 0
        for length, letter in enumerate(word, 1):
            node = children[node][letter]
            if passing[node] == 1:
                return length
        return -1

    return [letters(word) for word in words]


# Reads the input, calls solve and prints its answer. No need to change it.
import json
import sys


def show(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        lines = any(isinstance(item, (list, tuple, str)) for item in value)
        rows = (
            " ".join(map(show, item)) if isinstance(item, (list, tuple)) else show(item)
            for item in value
        )
        return ("\n" if lines else " ").join(rows)
    return str(value)


text = sys.stdin.read()
try:
    data = json.loads(text)
except ValueError:
    data = text
print(show(solve(data["words"])))
