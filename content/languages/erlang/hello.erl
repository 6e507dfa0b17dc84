#!/usr/bin/env escript

main(_) ->
    io:put_chars("hello\n"),
    echo().

echo() ->
    case io:get_line("") of
        eof -> ok;
        Line -> io:put_chars(Line), echo()
    end.
