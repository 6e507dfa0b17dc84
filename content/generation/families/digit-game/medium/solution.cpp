function<int(int, int)> rounds = [&](int now, int left) {
  if (now < 10 || left == 0) return 0;
  return 1 + rounds(now / 10 + {{factor}} * (now % 10), left - 1);
};
int found = 0;
for (int num = low; num <= high; num++) found += rounds(num, 50) >= {{wanted}};
return found;
