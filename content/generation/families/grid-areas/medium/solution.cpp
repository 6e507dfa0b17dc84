int rows = grid.size(), columns = grid[0].size(), found = 0;
vector<array<int, 2>> steps{{{cpp_steps}}};
vector<int> parent(rows * columns), size(rows * columns, 1);
iota(parent.begin(), parent.end(), 0);
function<int(int)> root = [&](int x) { return parent[x] == x ? x : parent[x] = root(parent[x]); };
for (int r = 0; r < rows; r++)
  for (int c = 0; c < columns; c++)
    for (auto& s : steps) {
      int a = r + s[0], b = c + s[1];
      if (a < 0 || b < 0 || a >= rows || b >= columns || !grid[r][c] || !grid[a][b]) continue;
      int x = root(r * columns + c), y = root(a * columns + b);
      if (x != y) parent[x] = y, size[y] += size[x];
    }
for (int i = 0; i < rows * columns; i++)
  if (grid[i / columns][i % columns] && parent[i] == i && size[i] >= {{least}}) found++;
return found;
