int rows = grid.size(), columns = grid[0].size(), found = 0;
vector<array<int, 2>> steps{{{cpp_steps}}};
vector<vector<int>> around(rows + 2, vector<int>(columns + 2, 0));
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++)
    if (grid[r][c]) for (auto& s : steps) around[r + 1 + s[0]][c + 1 + s[1]]++;
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++) found += grid[r][c] && around[r + 1][c + 1] < {{least}};
return found;
