int rows = grid.size(), columns = grid[0].size();
vector<vector<array<int, 2>>> memo(rows, vector<array<int, 2>>(columns, {INT_MIN, INT_MIN}));
function<int(int, int, int)> go = [&](int r, int c, int way) -> int {
  if (r == rows - 1 && c == columns - 1) return grid[r][c];
  int& known = memo[r][c][way == 1];
  if (known != INT_MIN) return known;
  vector<int> all;
  if (c + 1 < columns) all.push_back(go(r, c + 1, 0) {{sign}} (way == 1 ? {{turn}} : 0));
  if (r + 1 < rows) all.push_back(go(r + 1, c, {{cpp_way_down}}) {{sign}} (way == 0 ? {{turn}} : 0));
  {{cpp_shortcut}}
  known = grid[r][c] + *{{pick}}_element(all.begin(), all.end());
  return known;
};
return {{cpp_result}};
