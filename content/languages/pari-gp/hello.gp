print("hello");
foreach(readstr("/dev/stdin"), line, print(line));
quit
