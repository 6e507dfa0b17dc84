let () =
  print_endline "hello";
  try
    while true do
      print_endline (input_line stdin)
    done
  with End_of_file -> ()
