vector<vector<int>> masks(9);
for (int m = 0; m < 256; m++) masks[__builtin_popcount(m)].push_back(m);
vector<long long> tally(256, 0);
for (int num : nums) tally[num]++;
long long twice = 0;
for (int num = 0; num < 256; num++)
  for (int m : masks[{{k}}]) twice += tally[num] * tally[num ^ m];
return twice / 2;
