vector<int> times(n, INT_MAX);
vector<bool> queued(n, false);
vector<vector<pair<int, int>>> near(n);
for (auto& l : links) near[l[0]].push_back({l[1], l[2]}), near[l[1]].push_back({l[0], l[2]});
deque<int> waiting{0};
times[0] = 0;
while (!waiting.empty()) {
  int now = waiting.front();
  waiting.pop_front();
  queued[now] = false;
  for (auto& [other, t] : near[now]) {
    int arrival = times[now] + t + (now == 0 ? 0 : {{stop}});
    if (arrival >= times[other]) continue;
    times[other] = arrival;
    if (!queued[other]) waiting.push_back(other);
    queued[other] = true;
  }
}
{{cpp_result}}
