print("hello");
for (var line; (line = readline()) !== null; ) print(line);
