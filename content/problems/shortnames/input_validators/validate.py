import json
import sys


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(43)


def need(ok, message):
    if not ok:
        fail(message)


def is_int(value, low, high):
    return type(value) is int and low <= value <= high


try:
    data = json.loads(sys.stdin.read())
except (ValueError, RecursionError) as problem:
    fail("not JSON: %s" % problem)
need(type(data) is dict and sorted(data) == ["words"], "the keys must be words")

words = data["words"]
need(type(words) is list and 1 <= len(words) <= 6000, "words must be a list of 1 to 6000 words")
for word in words:
    need(type(word) is str and 1 <= len(word) <= 20, "a word must have 1 to 20 letters")
    need(all("a" <= letter <= "z" for letter in word), "a word must consist of lowercase letters")
need(len(set(words)) == len(words), "all words must be different")

sys.exit(42)
