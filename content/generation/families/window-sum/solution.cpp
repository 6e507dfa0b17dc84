int n = nums.size();
vector<int> before(n + 1, 0);
for (int i = 0; i < n; i++) before[i + 1] = before[i] + nums[i];
int result = {{cpp_start}};
for (int end = k; end <= n; end++) {
  int sum = before[end] - before[end - k];
  {{cpp_count}}
}
return result;
