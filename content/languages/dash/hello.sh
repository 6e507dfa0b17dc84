echo hello
cat
