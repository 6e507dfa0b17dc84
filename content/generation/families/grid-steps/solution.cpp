int rows = grid.size(), columns = grid[0].size();
vector<array<int, 2>> steps{{{cpp_steps}}};
vector<vector<int>> fewest(rows, vector<int>(columns, INT_MAX));
priority_queue<array<int, 4>, vector<array<int, 4>>, greater<>> waiting;
waiting.push({0, 1 - grid[0][0], 0, 0});
while (!waiting.empty()) {
  auto [time, broken, r, c] = waiting.top();
  waiting.pop();
  if (broken > {{breaks}} || broken >= fewest[r][c]) continue;
  fewest[r][c] = broken;
  if (r == rows - 1 && c == columns - 1) return time;
  for (auto& s : steps) {
    int a = r + s[0], b = c + s[1];
    if (a >= 0 && b >= 0 && a < rows && b < columns) waiting.push({time + {{toll}}, broken + 1 - grid[a][b], a, b});
  }
}
return -1;
