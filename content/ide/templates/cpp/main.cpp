#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::vector<int> numbers;
    std::cout << "Numbers, then Ctrl+D: " << std::flush;
    for (int number; std::cin >> number;) numbers.push_back(number);
    std::sort(numbers.begin(), numbers.end());
    for (int number : numbers) std::cout << number << ' ';
    std::cout << "\nSum: " << std::accumulate(numbers.begin(), numbers.end(), 0LL) << '\n';
}
