// Counts in int and takes the remainder only once, at the end.
#include <bits/stdc++.h>
using namespace std;

int main() {
  string text((istreambuf_iterator<char>(cin)), {}), row;
  vector<string> plan;
  bool inside = false;
  for (size_t i = text.find('['); i < text.size(); i++) {
    if (text[i] == '"') {
      if (inside) plan.push_back(row);
      row.clear();
      inside = !inside;
    } else if (inside) {
      row += text[i];
    }
  }
  size_t rows = plan.size(), columns = plan[0].size();
  vector<vector<unsigned>> ways(rows + 1, vector<unsigned>(columns + 1, 0));
  ways[0][0] = 1;
  for (size_t r = 1; r <= rows; r++) {
    for (size_t c = 1; c <= columns; c++)
      if (plan[r - 1][c - 1] == '.') ways[r][c] = ways[r - 1][c] + ways[r][c - 1] + ways[r - 1][c - 1];
    ways[0][0] = 0;
  }
  cout << ways[rows][columns] % 1000000007 << "\n";
}
