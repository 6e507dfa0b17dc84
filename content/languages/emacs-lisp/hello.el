(princ "hello\n")
(ignore-errors
  (while t
    (princ (concat (read-from-minibuffer "") "\n"))))
