from greeting import greet

names = ["Ada", "Grace", "Linus"]
for name in names:
    print(greet(name))
print(f"{len(names)} people greeted.")
