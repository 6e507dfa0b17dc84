print hello
cat
