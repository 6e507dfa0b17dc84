vector<int> parent(n), size(n, 1);
iota(parent.begin(), parent.end(), 0);
function<int(int)> root = [&](int x) { return parent[x] == x ? x : parent[x] = root(parent[x]); };
for (auto& l : links) {
  int a = root(l[0]), b = root(l[1]);
  if (a != b) parent[a] = b, size[b] += size[a];
}
int found = 0;
for (int i = 0; i < n; i++)
  if (parent[i] == i && size[i] {{sign}} {{k}}) found++;
return found;
