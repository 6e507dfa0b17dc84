int n = nums.size();
vector<int> rests(n + 1, 0);
for (int i = 0; i < n; i++) rests[i + 1] = (rests[i] + nums[i]) % {{m}};
int best = 0;
for (int start = 0; start < {{m}}; start++) {
  int first = find(rests.begin(), rests.end(), start) - rests.begin();
  for (int end = n; end > first; end--)
    if (rests[end] == (start + {{rest}}) % {{m}}) {
      best = max(best, end - first);
      break;
    }
}
return best;
