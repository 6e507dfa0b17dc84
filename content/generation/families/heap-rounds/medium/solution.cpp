multiset<long long> all(nums.begin(), nums.end());
for (int round = 0; round < k; round++) {
  if (all.size() < 2) break;
  long long first = *all.begin();
  all.erase(all.begin());
  long long second = *all.begin();
  all.erase(all.begin());
  all.insert(first + second + {{plus}});
}
return {{cpp_result}};
