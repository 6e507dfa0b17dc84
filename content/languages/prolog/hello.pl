:- use_module(library(readutil)).

main :-
    writeln(hello),
    read_stream_to_codes(user_input, Codes),
    format("~s", [Codes]).
