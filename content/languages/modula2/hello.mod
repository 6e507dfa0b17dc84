MODULE main;

FROM StrIO IMPORT WriteString, WriteLn;
FROM FIO IMPORT StdIn, StdOut, ReadChar, WriteChar, EOF;

VAR
  ch: CHAR;

BEGIN
  WriteString('hello');
  WriteLn;
  ch := ReadChar(StdIn);
  WHILE NOT EOF(StdIn) DO
    WriteChar(StdOut, ch);
    ch := ReadChar(StdIn)
  END
END main.
