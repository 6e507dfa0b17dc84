# Waits for the word of an interactor that waits for its own.
print(input())
