program hello
character*80 line
print '(a)', 'hello'
repeat {
  read(*, '(a)', end=10) line
  print '(a)', line(1:lnblnk(line))
}
10 end
