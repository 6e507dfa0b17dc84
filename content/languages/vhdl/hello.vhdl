use std.textio.all;

entity main is end;

architecture hello of main is
begin
  process
    variable text : line;
  begin
    write(text, string'("hello"));
    writeline(output, text);
    while not endfile(input) loop
      readline(input, text);
      writeline(output, text);
    end loop;
    wait;
  end process;
end;
