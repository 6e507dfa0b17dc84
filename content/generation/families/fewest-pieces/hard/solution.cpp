vector<long long> ways(target + {{largest}} + 1, 0);
ways[0] = 1;
for (int total = 0; total < target; total++)
  for (int value : {{{list}}}) ways[total + value] = (ways[total + value] + ways[total]) % {{mod}};
return ways[target];
