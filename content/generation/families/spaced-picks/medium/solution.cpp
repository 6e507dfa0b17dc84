int n = nums.size();
vector<int> from(n + {{gap}} + 2, 0);
for (int i = n - 1; i >= 0; i--) from[i] = max(from[i + 1], nums[i] + from[i + {{gap}} + 1]);
return from[0];
