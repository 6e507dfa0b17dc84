map<int, long long> rests;
for (int num : nums) rests[num % {{k}}]++;
long long twice = 0;
for (auto& [rest, count] : rests) {
  int other = ({{k}} - rest) % {{k}};
  if (other == rest) twice += count * (count - 1);
  else if (rests.count(other)) twice += count * rests[other];
}
return twice / 2;
