#include "share/atspre_staload.hats"

implement main0 () = let
  fun echo (): void = let
    val c = fileref_getc (stdin_ref)
  in
    if c >= 0 then (fileref_putc (stdout_ref, c); echo ())
  end
in
  println! ("hello"); echo ()
end
