vector<int> ends;
for (auto& l : links) ends.push_back(l[0]), ends.push_back(l[1]);
sort(ends.begin(), ends.end());
int found = 0;
for (int at = 0; at < n; at++) {
  auto range = equal_range(ends.begin(), ends.end(), at);
  if (range.second - range.first {{sign}} {{k}}) found++;
}
return found;
