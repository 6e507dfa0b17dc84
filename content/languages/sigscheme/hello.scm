(display "hello\n")
(let loop ((c (read-char)))
  (if (not (eof-object? c))
      (begin
        (write-char c)
        (loop (read-char)))))
