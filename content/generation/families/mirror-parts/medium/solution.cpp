int n = line.size(), found = 0;
vector<vector<char>> mirror(n, vector<char>(n, 0));
for (int l = n - 1; l >= 0; l--)
  for (int r = l; r < n; r++) {
    mirror[l][r] = line[l] == line[r] && (r - l < 2 || mirror[l + 1][r - 1]);
    int length = r - l + 1;
    if (mirror[l][r] && length >= {{least}}{{cpp_parity}}) found++;
  }
return found;
