// Any number of YES or NO, in any case.
#include "testlib.h"

std::string readAnswer(InStream& in) {
    std::string word = upperCase(in.readToken());
    if (word != "YES" && word != "NO") in.quitf(_pe, "YES or NO expected, but '%s' found", compress(word).c_str());
    return word;
}

int main(int argc, char* argv[]) {
    setName("any number of YES or NO, in any case");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.seekEof(); count++) {
        std::string expected = readAnswer(ans), found = readAnswer(ouf);
        if (expected != found)
            quitf(_wa, "%d%s answers differ - expected %s, found %s", count + 1, englishEnding(count + 1).c_str(),
                  expected.c_str(), found.c_str());
    }
    quitf(_ok, "%d answers", count);
}
