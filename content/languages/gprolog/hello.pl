:- initialization(main).

main :-
    write(hello), nl,
    echo.

echo :-
    get_char(C),
    ( C == end_of_file -> true ; put_char(C), echo ).
