# Sorts and compares each word with the next one only, not with the one before.
import json
import sys
from os.path import commonprefix


def solve(words):
    ranked = sorted(words)
    needed = {}
    for i, word in enumerate(ranked):
        other = ranked[i + 1] if i + 1 < len(ranked) else (ranked[i - 1] if i else "")
        common = len(commonprefix([word, other]))
        needed[word] = common + 1 if common < len(word) else -1
    return [needed[word] for word in words]

data = json.load(sys.stdin)
print(*solve(data["words"]))
