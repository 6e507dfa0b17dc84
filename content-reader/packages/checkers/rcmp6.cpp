// Numbers, absolute or relative error at most 1e-6.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("numbers, absolute or relative error at most 1e-6");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.seekEof(); count++) {
        double expected = ans.readDouble();
        double found = ouf.readDouble();
        if (!(doubleCompare(expected, found, 1e-6)))
            quitf(_wa, "%d%s numbers differ - expected %.10f, found %.10f, error = %.10f", count + 1,
                  englishEnding(count + 1).c_str(), expected, found, doubleDelta(expected, found));
    }
    quitf(_ok, "%d numbers", count);
}
