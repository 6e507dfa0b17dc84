vector<long long> seen(nums.size() + 1, 0);
seen[0] = 1;
long long found = 0;
int special = 0;
for (int num : nums) {
  if (num {{code}}) special++;
  if (special >= k) found += seen[special - k];
  seen[special]++;
}
return found;
