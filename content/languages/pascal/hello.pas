program Hello;
var
  Line: string;
begin
  WriteLn('hello');
  while not Eof do
  begin
    ReadLn(Line);
    WriteLn(Line);
  end;
end.
