import json
import sys

data = json.load(sys.stdin)
# Mistake: counts every column in which all letters agree, also after the first difference.
print(sum(len(set(column)) == 1 for column in zip(*data["signs"])))
