int n = nums.size(), answer = 0;
for (int first = 0; first <= min({{gap}}, n - 1); first++) {
  vector<int> best(n + 2, 0);
  for (int i = n - 1; i > first; i--) {
    int wrap = first < {{gap}} ? n - i + first : {{gap}} + 1;
    int from = first < {{gap}} ? first + {{gap}} + 1 : first;
    best[i] = best[i + 1];
    if (wrap > {{gap}} && i >= from) best[i] = max(best[i], nums[i] + best[min(n, i + {{gap}} + 1)]);
  }
  int rest = best[min(first + 1, n)];
  if (first < {{gap}}) answer = max(answer, nums[first] + rest);
  else answer = max({answer, rest, nums[first] + best[min(n, first + {{gap}} + 1)]});
}
return answer;
