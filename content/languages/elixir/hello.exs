IO.puts("hello")
IO.stream() |> Enum.each(&IO.write/1)
