// Lines, each as its tokens: the white space between them does not matter.
#include "testlib.h"

int main(int argc, char* argv[]) {
    setName("lines, each as its tokens");
    registerTestlibCmd(argc, argv);
    int count = 0;
    for (; !ans.eof(); count++) {
        std::string expected = ans.readLine();
        if (expected.empty() && ans.eof()) break;
        std::string found = ouf.readLine();
        if (tokenize(expected, " \t\r") != tokenize(found, " \t\r"))
            quitf(_wa, "%d%s lines differ - expected '%s', found '%s'", count + 1, englishEnding(count + 1).c_str(),
                  compress(expected).c_str(), compress(found).c_str());
    }
    quitf(_ok, "%d lines", count);
}
