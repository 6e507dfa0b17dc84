vector<int> at{-1};
int n = nums.size(), best = 0;
for (int i = 0; i < n; i++)
  if (nums[i] {{code}}) at.push_back(i);
at.push_back(n);
int last = at.size() - 1;
for (int i = 0; i <= last; i++) {
  int j = min(i + k + 1, last);
  best = max(best, at[j] - at[i] - 1);
}
return best;
