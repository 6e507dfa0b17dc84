int n = line.size(), start = 0, best = 0, first = 0;
map<char, int> last;
for (int end = 0; end < n; end++) {
  last[line[end]] = end;
  if (last.size() > {{kinds}}) {
    auto oldest = min_element(last.begin(), last.end(), [](auto& a, auto& b) { return a.second < b.second; });
    start = oldest->second + 1;
    last.erase(oldest);
  }
  if (end - start + 1 > best) best = end - start + 1, first = start;
}
return {{cpp_result}};
