vector<vector<pair<int, int>>> ending(5001);
for (auto& s : spans) ending[s[1]].push_back({s[0], s[1] - s[0]});
vector<int> best(5001, 0);
for (int t = 1; t <= 5000; t++) {
  best[t] = best[t - 1];
  for (auto& [start, length] : ending[t]) {
    int before = start - {{rest}};
    best[t] = max(best[t], length + (before >= 0 ? best[before] : 0));
  }
}
return best[5000];
