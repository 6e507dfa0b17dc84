// Write your solution here
#include <bits/stdc++.h>
using namespace std;

int solve(string& line) {
  int n = line.size(), start = 0, best = 0, first = 0;
  map<char, int> last;
  for (int end = 0; end < n; end++) {
    last[line[end]] = end;
    if (last.size() > 5) {
      auto oldest = min_element(last.begin(), last.end(), [](auto& a, auto& b) { return a.second < b.second; });
      start = oldest->second + 1;
      last.erase(oldest);
    }
    if (end - start + 1 > best) best = end - start + 1, first = start;
  }
  return best;
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
  string line;
  read(parsedInput["line"], line);
  show(solve(line));
  cout << "\n";
}
