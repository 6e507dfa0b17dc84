: echo ( -- )
  begin pad 255 stdin read-line throw while pad swap type cr repeat drop ;

.( hello) cr
echo
