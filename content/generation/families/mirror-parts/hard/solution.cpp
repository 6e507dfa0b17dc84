string back(line.rbegin(), line.rend());
int n = line.size();
vector<vector<int>> common(n + 1, vector<int>(n + 1, 0));
for (int i = 0; i < n; i++)
  for (int j = 0; j < n; j++)
    common[i + 1][j + 1] = line[i] == back[j] ? common[i][j] + 1 : max(common[i][j + 1], common[i + 1][j]);
return (n - common[n][n]) * {{price}};
