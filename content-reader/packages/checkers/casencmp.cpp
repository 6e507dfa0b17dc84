// Cases, each with integers of 64 bits.
#include "testlib.h"

/// The values of the next case, which begins with `Case <number>:`. `pending` is the word that ended the one before.
std::vector<std::string> readCase(InStream& in, int number, std::string& pending) {
    if (pending.empty()) pending = in.readToken();
    std::string label = in.readToken();
    if (pending != "Case" || label != vtos(number) + ":")
        in.quitf(_pe, "'Case %d:' expected, but '%s %s' found", number, compress(pending).c_str(), compress(label).c_str());
    std::vector<std::string> values;
    for (pending = ""; !in.seekEof() && (pending = in.readToken()) != "Case"; pending = "") values.push_back(pending);
    return values;
}

int main(int argc, char* argv[]) {
    setName("cases, each with integers of 64 bits");
    registerTestlibCmd(argc, argv);
    std::string nextExpected, nextFound;
    int count = 0;
    while (!nextExpected.empty() || !ans.seekEof()) {
        setTestCase(++count);
        std::vector<std::string> expected = readCase(ans, count, nextExpected);
        std::vector<std::string> found = readCase(ouf, count, nextFound);
        if (expected.size() != found.size())
            quitf(_wa, "expected %zu values, found %zu", expected.size(), found.size());
        for (std::size_t i = 0; i < expected.size(); i++)
            if (stringToLongLong(ans, expected[i]) != stringToLongLong(ouf, found[i]))
                quitf(_wa, "expected '%s', found '%s'", compress(expected[i]).c_str(), compress(found[i]).c_str());
    }
    unsetTestCase();
    if (!nextFound.empty()) quitf(_pe, "there are more than %d cases", count);
    quitf(_ok, "%d cases", count);
}
