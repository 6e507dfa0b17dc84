import std.stdio;

void main()
{
    writeln("hello");
    foreach (line; stdin.byLine)
        writeln(line);
}
