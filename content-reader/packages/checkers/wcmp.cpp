// Tokens, in order.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("tokens, in order");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.seekEof(); count++) {
        std::string expected = ans.readToken();
        std::string found = ouf.readToken();
        if (expected != found)
            quitf(_wa, "%d%s tokens differ - expected '%s', found '%s'", count + 1, englishEnding(count + 1).c_str(),
                  compress(expected).c_str(), compress(found).c_str());
    }
    quitf(_ok, "%d tokens", count);
}
