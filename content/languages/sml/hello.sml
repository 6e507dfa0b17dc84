val () = print "hello\n";
val () = print (TextIO.inputAll TextIO.stdIn);
