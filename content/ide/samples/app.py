"""A small guessing game. Press Run, then type in the output below."""

import random

secret = random.randint(1, 20)
print("I am thinking of a number from 1 to 20.")

for attempt in range(1, 6):
    answer = input(f"Guess {attempt} of 5: ")
    if not answer.strip().isdigit():
        print("That is not a number.")
        continue
    guess = int(answer)
    if guess == secret:
        print(f"Yes! You found it in {attempt}.")
        break
    print("Higher." if guess < secret else "Lower.")
else:
    print(f"It was {secret}. Run it again for another try.")
