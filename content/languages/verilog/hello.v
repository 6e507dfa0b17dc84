module hello;
  integer c;
  initial begin
    $display("hello");
    for (c = $fgetc('h8000_0000); c != -1; c = $fgetc('h8000_0000)) $write("%c", c);
    $finish(0);
  end
endmodule
