// One integer of any size.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("one integer of any size");
    registerTestlibCmd(argc, argv);
    pattern integer("0|-?[1-9][0-9]*");
    std::string expected = ans.readToken();
    std::string found = ouf.readToken();
    if (!integer.matches(expected)) quitf(_fail, "%s is not an integer", compress(expected).c_str());
    if (!integer.matches(found)) quitf(_pe, "%s is not an integer", compress(found).c_str());
    if (expected != found) quitf(_wa, "expected %s, found %s", compress(expected).c_str(), compress(found).c_str());
    quitf(_ok, "answer is %s", compress(expected).c_str());
}
