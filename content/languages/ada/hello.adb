with Ada.Text_IO; use Ada.Text_IO;

procedure Main is
begin
   Put_Line ("hello");
   while not End_Of_File loop
      Put_Line (Get_Line);
   end loop;
end Main;
