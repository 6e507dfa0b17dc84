// Numbers, absolute error at most 1.5e-5.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("numbers, absolute error at most 1.5e-5");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.seekEof(); count++) {
        double expected = ans.readDouble();
        double found = ouf.readDouble();
        if (!(std::abs(expected - found) <= 1.5e-5))
            quitf(_wa, "%d%s numbers differ - expected %.10f, found %.10f, error = %.10f", count + 1,
                  englishEnding(count + 1).c_str(), expected, found, doubleDelta(expected, found));
    }
    quitf(_ok, "%d numbers", count);
}
