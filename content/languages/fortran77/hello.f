      PROGRAM HELLO
      CHARACTER*80 LINE
      PRINT '(A)', 'hello'
   10 READ (*, '(A)', END=20) LINE
      PRINT '(A)', LINE(1:LNBLNK(LINE))
      GO TO 10
   20 END
