#pragma once
#include <queue>
#include <string>
#include <utility>
#include <vector>

/** Steps of the shortest way from S to E, -1 where there is none. */
inline int shortest(const std::vector<std::string>& maze) {
    int rows = maze.size(), columns = maze[0].size();
    std::vector<std::vector<int>> steps(rows, std::vector<int>(columns, -1));
    std::queue<std::pair<int, int>> next;
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            if (maze[row][column] == 'S') {
                steps[row][column] = 0;
                next.push({row, column});
            }
    const int moves[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    while (!next.empty()) {
        auto [row, column] = next.front();
        next.pop();
        if (maze[row][column] == 'E') return steps[row][column];
        for (auto [down, right] : moves) {
            int r = row + down, c = column + right;
            if (maze[r][c] == '#' || steps[r][c] >= 0) continue;
            steps[r][c] = steps[row][column] + 1;
            next.push({r, c});
        }
    }
    return -1;
}
