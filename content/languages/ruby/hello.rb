puts "hello"
IO.copy_stream($stdin, $stdout)
