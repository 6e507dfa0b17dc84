from counting import count_words, longest

with open("texts/orbit.txt", encoding="utf-8") as file:
    text = file.read()

counts = count_words(text)
for word, number in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:5]:
    print(f"{number:3} {word}")
print("longest:", longest(text))
