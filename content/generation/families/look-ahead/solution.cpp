int n = nums.size();
vector<int> ways(n, 0);
{{cpp_loop}} {
  int j = {{cpp_neighbour}};
  while (!(nums[j] {{sign}} nums[i]) && ways[j] > 0) j {{cpp_jump}} ways[j];
  if (nums[j] {{sign}} nums[i]) ways[i] = {{distance}};
}
return {{cpp_result}};
