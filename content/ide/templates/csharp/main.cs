using System;
using System.Linq;

class Program
{
    static void Main()
    {
        var words = "the quick brown fox jumps over the lazy dog".Split(' ');
        foreach (var group in words.GroupBy(word => word.Length).OrderBy(group => group.Key))
            Console.WriteLine(group.Key + ": " + string.Join(", ", group));
    }
}
