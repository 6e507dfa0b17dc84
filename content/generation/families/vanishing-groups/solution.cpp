string rest;
vector<int> run;
for (char letter : line) {
  run.push_back(!rest.empty() && rest.back() == letter ? run.back() + 1 : 1);
  rest.push_back(letter);
  if (run.back() == {{k}}) {
    rest.resize(rest.size() - {{k}});
    run.resize(rest.size());
  }
}
return {{cpp_result}};
