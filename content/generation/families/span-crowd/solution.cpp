vector<int> change(5002, 0);
for (auto& s : spans) change[s[0]]++, change[s[1]]--;
int now = 0, total = 0;
for (int minute = 0; minute <= 5000; minute++) {
  now += change[minute];
  if (now {{sign}} {{k}}) total++;
}
return total;
