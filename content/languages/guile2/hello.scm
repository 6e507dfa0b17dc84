(use-modules (ice-9 textual-ports))
(display "hello\n")
(display (get-string-all (current-input-port)))
