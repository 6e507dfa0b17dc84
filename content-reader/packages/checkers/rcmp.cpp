// One number, absolute error at most 1.5e-6.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("one number, absolute error at most 1.5e-6");
    registerTestlibCmd(argc, argv);
    double expected = ans.readDouble();
    double found = ouf.readDouble();
    if (!(std::abs(expected - found) <= 1.5e-6))
        quitf(_wa, "expected %.10f, found %.10f, error = %.10f", expected, found, doubleDelta(expected, found));
    quitf(_ok, "expected %.10f, found %.10f, error = %.10f", expected, found, doubleDelta(expected, found));
}
