// One YES or NO, in any case.
#include "testlib.h"

std::string readAnswer(InStream& in) {
    std::string word = upperCase(in.readToken());
    if (word != "YES" && word != "NO") in.quitf(_pe, "YES or NO expected, but '%s' found", compress(word).c_str());
    return word;
}

int main(int argc, char* argv[]) {
    setName("one YES or NO, in any case");
    registerTestlibCmd(argc, argv);
    std::string expected = readAnswer(ans), found = readAnswer(ouf);
    if (expected != found) quitf(_wa, "expected %s, found %s", expected.c_str(), found.c_str());
    quitf(_ok, "answer is %s", expected.c_str());
}
