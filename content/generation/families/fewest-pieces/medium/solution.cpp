vector<bool> seen(target + 1, false);
vector<int> now{0};
seen[0] = true;
for (int count = 0; !now.empty(); count++) {
  vector<int> later;
  for (int total : now) {
    if (total == target) return count;
    for (int value : {{{list}}})
      if (total + value <= target && !seen[total + value]) {
        seen[total + value] = true;
        later.push_back(total + value);
      }
  }
  now = later;
}
return -1;
