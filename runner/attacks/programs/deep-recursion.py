# Recurses without end.
def deeper(depth):
    return deeper(depth + 1) + 1
print(deeper(0))
