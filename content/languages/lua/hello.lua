print("hello")
io.write(io.read("*a"))
