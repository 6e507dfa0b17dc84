vector<long long> ending({{m}}, 0), next({{m}});
long long found = 0;
for (int num : nums) {
  fill(next.begin(), next.end(), 0);
  for (int r = 0; r < {{m}}; r++) next[(r + num) % {{m}}] += ending[r];
  next[num % {{m}}]++;
  swap(ending, next);
  found += ending[{{rest}}];
}
return found;
