say "hello"
do forever
  line = linein()
  if line == "" & lines() = 0 then leave
  say line
end
