int n = nums.size(), best = 0;
for (int start = 0; start < n;) {
  int i = start + 1;
  while (i < n && {{cpp_rule}}) i++;
  best = max(best, i - start);
  start = i;
}
return best;
