(display "hello")
(newline)
(let loop ((c (read-char)))
  (if (not (eof-object? c))
      (begin
        (display (string c))
        (loop (read-char)))))
(exit)
