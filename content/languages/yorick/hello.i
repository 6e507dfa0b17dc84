input = open("/dev/stdin");
write, format="%s\n", "hello";
while (line = rdline(input)) write, format="%s\n", line;
