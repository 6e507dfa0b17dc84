// One signed 32-bit integer.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("one signed 32-bit integer");
    registerTestlibCmd(argc, argv);
    int expected = ans.readInt();
    int found = ouf.readInt();
    if (expected != found) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "answer is %d", expected);
}
