// Integers of 64 bits, in any order.
#include "testlib.h"

std::vector<long long> readAll(InStream& in) {
    std::vector<long long> all;
    while (!in.seekEof()) all.push_back(in.readLong());
    std::sort(all.begin(), all.end());
    return all;
}

int main(int argc, char* argv[]) {
    setName("integers of 64 bits, in any order");
    registerTestlibCmd(argc, argv);
    std::vector<long long> expected = readAll(ans), found = readAll(ouf);
    if (expected.size() != found.size())
        quitf(_wa, "expected %zu numbers, found %zu", expected.size(), found.size());
    for (std::size_t i = 0; i < expected.size(); i++)
        if (expected[i] != found[i])
            quitf(_wa, "%zu. of the sorted numbers differs - expected %lld, found %lld", i + 1, expected[i], found[i]);
    quitf(_ok, "%zu numbers", expected.size());
}
