auto key = [](int x) -> int { return {{cpp_key}}; };
sort(nums.begin(), nums.end(), [&](int a, int b) {
  int ka = key(a), kb = key(b);
  if (ka != kb) return {{cpp_keys}};
  return {{cpp_ties}};
});
return nums;
