// Write your solution here
#include <bits/stdc++.h>
using namespace std;

int solve(int n, vector<vector<int>>& bridges, vector<vector<int>>& hikers) {
  vector<int> group(n), size(n, 1), order(hikers.size());
  iota(group.begin(), group.end(), 0);
  iota(order.begin(), order.end(), 0);
  auto find = [&](int hut) {
    while (group[hut] != hut) hut = group[hut] = group[group[hut]];
    return hut;
  };
  sort(bridges.begin(), bridges.end(), [](auto& a, auto& b) { return a[2] > b[2]; });
  sort(order.begin(), order.end(), [&](int a, int b) { return hikers[a][2] > hikers[b][2]; });
  size_t joined = 0;
  int arrived = 0;
  for (int who : order) {
    for (; joined < bridges.size() && bridges[joined][2] >= hikers[who][2]; joined++) {
      int a = find(bridges[joined][0]), b = find(bridges[joined][1]);
      if (a == b) continue;
      if (size[a] < size[b]) swap(a, b);
      group[b] = a;
      size[a] += size[b];
    }
    arrived += find(hikers[who][0]) == find(hikers[who][1]);
  }
  return arrived;
}

// Reads the input, calls solve and prints its answer. No need to change it.
struct Json {
  enum Kind { Null, Bool, Number, String, Array, Object } kind = Null;
  string text;
  vector<Json> items;
  vector<string> keys;

  Json() {}
  explicit Json(const string& source) {
    size_t at = 0;
    *this = value(source, at);
    space(source, at);
    if (at != source.size()) throw runtime_error("not JSON");
  }
  const Json& operator[](const string& key) const {
    for (size_t i = 0; i < keys.size(); i++)
      if (keys[i] == key) return items[i];
    throw runtime_error("the input has no \"" + key + "\"");
  }

 private:
  static void space(const string& s, size_t& at) {
    while (at < s.size() && isspace((unsigned char)s[at])) at++;
  }
  static string quoted(const string& s, size_t& at) {
    string out;
    for (at++; at < s.size() && s[at] != '"'; at++) {
      if (s[at] != '\\') { out += s[at]; continue; }
      char c = s[++at];
      if (c == 'u') { out += (char)stoi(s.substr(at + 1, 4), nullptr, 16); at += 4; }
      else out += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
    }
    at++;
    return out;
  }
  static Json value(const string& s, size_t& at) {
    Json v;
    space(s, at);
    if (at >= s.size()) throw runtime_error("not JSON");
    if (s[at] == '"') { v.kind = String; v.text = quoted(s, at); return v; }
    if (s[at] == '[' || s[at] == '{') {
      bool object = s[at] == '{';
      v.kind = object ? Object : Array;
      for (at++; space(s, at), at < s.size() && s[at] != ']' && s[at] != '}'; ) {
        if (s[at] == ',') { at++; space(s, at); }
        if (object) { v.keys.push_back(quoted(s, at)); space(s, at); at++; }
        v.items.push_back(value(s, at));
      }
      at++;
      return v;
    }
    size_t from = at;
    while (at < s.size() && !strchr(",]} \n\r\t", s[at])) at++;
    v.text = s.substr(from, at - from);
    v.kind = v.text == "null" ? Null : v.text == "true" || v.text == "false" ? Bool : Number;
    if (v.kind == Number && !isdigit((unsigned char)v.text.back())) throw runtime_error("not JSON");
    return v;
  }
};

void read(const Json& json, int& to) { to = stoi(json.text); }
void read(const Json& json, long long& to) { to = stoll(json.text); }
void read(const Json& json, double& to) { to = stod(json.text); }
void read(const Json& json, bool& to) { to = json.text == "true"; }
void read(const Json& json, string& to) { to = json.text; }
template <class T> void read(const Json& json, vector<T>& to) {
  for (const Json& item : json.items) {
    T value;
    read(item, value);
    to.push_back(value);
  }
}

void show(const string& value) { cout << value; }
void show(bool value) { cout << (value ? "true" : "false"); }
void show(int value) { cout << value; }
void show(long long value) { cout << value; }
void show(double value) { cout << setprecision(12) << value; }
template <class T> void show(const vector<T>& values) {
  const char* between = is_same<T, string>::value || !is_arithmetic<T>::value ? "\n" : " ";
  for (size_t i = 0; i < values.size(); i++) {
    if (i) cout << between;
    show((const T&)values[i]);
  }
}
template <> void show(const vector<vector<string>>& values) {
  for (auto& row : values)
    for (size_t i = 0; i < row.size(); i++) cout << row[i] << (i + 1 < row.size() ? " " : "\n");
}

int main() {
  ios::sync_with_stdio(false);
  string standardInput((istreambuf_iterator<char>(cin)), {});
  Json parsedInput(standardInput);
  int n;
  read(parsedInput["n"], n);
  vector<vector<int>> bridges;
  read(parsedInput["bridges"], bridges);
  vector<vector<int>> hikers;
  read(parsedInput["hikers"], hikers);
  show(solve(n, bridges, hikers));
  cout << "\n";
}
