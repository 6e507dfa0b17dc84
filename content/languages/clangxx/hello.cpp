#include <iostream>

int main() {
    std::cout << "hello\n" << std::cin.rdbuf();
}
