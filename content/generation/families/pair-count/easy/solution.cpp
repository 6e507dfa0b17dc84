sort(nums.begin(), nums.end());
long long pairs = 0;
for (int num : nums) {
  auto range = equal_range(nums.begin(), nums.end(), num + {{k}});
  pairs += range.second - range.first;
}
return pairs;
