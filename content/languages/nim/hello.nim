echo "hello"
stdout.write stdin.readAll
