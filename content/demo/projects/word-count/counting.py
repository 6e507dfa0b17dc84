import re
from collections import Counter


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z']+", text.lower())


def count_words(text: str) -> Counter[str]:
    return Counter(words_of(text))


def longest(text: str) -> str:
    return max(words_of(text), key=len)
