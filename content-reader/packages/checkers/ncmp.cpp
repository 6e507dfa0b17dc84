// Integers of 64 bits, in order.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("integers of 64 bits, in order");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.seekEof(); count++) {
        long long expected = ans.readLong();
        long long found = ouf.readLong();
        if (expected != found)
            quitf(_wa, "%d%s numbers differ - expected %lld, found %lld", count + 1, englishEnding(count + 1).c_str(),
                  expected, found);
    }
    quitf(_ok, "%d numbers", count);
}
