(write-line "hello")
(loop for line = (read-line *standard-input* nil)
      while line do (write-line line))
