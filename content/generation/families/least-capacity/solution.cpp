int n = nums.size();
vector<long long> before(n + 1, 0);
for (int i = 0; i < n; i++) before[i + 1] = before[i] + nums[i];
long long answer = before[n], step = 1;
while (step < answer) step *= 2;
auto fits = [&](long long cap) {
  int at = 0, parts = 0;
  while (at < n && parts <= k) {
    int next = upper_bound(before.begin(), before.end(), before[at] + cap) - before.begin() - 1;
    {{cpp_full}}
    if (next == at) return false;
    at = next;
    parts++;
  }
  return at >= n && parts <= k;
};
for (; step > 0; step /= 2)
  while (answer - step >= 0 && fits(answer - step)) answer -= step;
return answer + {{fee}};
