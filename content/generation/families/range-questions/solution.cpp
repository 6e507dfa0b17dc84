vector<int> at;
for (int i = 0; i < (int)nums.size(); i++) {
  int x = nums[i];
  if ({{code}} ? 1 : 0) at.push_back(i);
}
vector<int> answers;
for (auto& q : asked)
  answers.push_back(upper_bound(at.begin(), at.end(), q[1]) - lower_bound(at.begin(), at.end(), q[0]));
return answers;
