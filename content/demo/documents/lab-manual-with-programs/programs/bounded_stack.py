"""Experiment 2: a stack of limited height, and brackets that are checked with it."""

PAIRS = {")": "(", "]": "[", "}": "{"}


class BoundedStack:
    def __init__(self, limit=64):
        self._items = []
        self._limit = limit

    def push(self, item):
        if len(self._items) == self._limit:
            raise OverflowError(f"more than {self._limit} items")
        self._items.append(item)

    def pop(self):
        return self._items.pop() if self._items else None

    def __len__(self):
        return len(self._items)


def balanced(line):
    """True where every bracket is closed by its own kind, in order."""
    open_ones = BoundedStack()
    for sign in line:
        if sign in PAIRS.values():
            open_ones.push(sign)
        elif sign in PAIRS and open_ones.pop() != PAIRS[sign]:
            return False
    return len(open_ones) == 0


if __name__ == "__main__":
    for line in ("(a[i] + b)", "(a[i) + b]", "{()}"):
        print(line, balanced(line))
