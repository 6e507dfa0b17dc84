#include <iostream>
#include <queue>
#include <string>
#include <vector>

#include "grid.h"

int main() {
    std::vector<std::string> maze = {
        "#########",
        "#S..#...#",
        "#.#.#.#.#",
        "#.#...#E#",
        "#########",
    };
    int steps = shortest(maze);
    if (steps < 0) std::cout << "No way out.\n";
    else std::cout << "Out in " << steps << " steps.\n";
}
