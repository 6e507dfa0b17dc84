puts "hello"
IO.copy STDIN, STDOUT
