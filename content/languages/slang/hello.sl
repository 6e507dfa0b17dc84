variable line;
() = printf("hello\n");
foreach line (stdin) using ("line") () = fputs(line, stdout);
