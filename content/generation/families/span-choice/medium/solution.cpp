sort(spans.rbegin(), spans.rend());
int limit = INT_MAX, chosen = 0;
for (auto& s : spans)
  if (s[1] <= limit) {
    chosen++;
    limit = s[0] - {{rest}};
  }
return chosen;
