int n = parents.size(), result = 0;
vector<vector<int>> children(n);
for (int i = 1; i < n; i++) children[parents[i]].push_back(i);
function<int(int, int)> visit = [&](int at, int depth) {
  int total = nums[at];
  for (int child : children[at]) total += visit(child, depth + 1);
  {{cpp_count}}
  return total;
};
visit(0, 0);
return result;
