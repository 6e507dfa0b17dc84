multiset<long long> all(nums.begin(), nums.end());
for (int round = 0; round < k; round++) {
  auto last = prev(all.end());
  long long largest = *last;
  all.erase(last);
  all.insert(largest / {{by_number}} + {{plus}});
}
return {{cpp_result}};
