print "hello"
open 1, "/dev/stdin", "r"
while not eof(1)
  line input #1 text$
  print text$
wend
