
// Added by the judge: reads the input, calls your solve and prints what it returns.
#include <cctype>
#include <cstring>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

// Names and types that stand whatever the program above defines as macros: `int` may be `long long`.
namespace judge_harness {
struct Parsed {
  enum Kind { Nothing, Truth, Number, Words, Listed, Fields } kind = Nothing;
  std::string text;
  std::vector<Parsed> items;
  std::vector<std::string> keys;

  Parsed() {}
  explicit Parsed(const std::string& source) {
    size_t at = 0;
    *this = parse_value(source, at);
    skip_space(source, at);
    if (at != source.size()) throw std::runtime_error("the input is not JSON");
  }
  const Parsed& operator[](const std::string& key) const {
    for (size_t i = 0; i < keys.size(); i++)
      if (keys[i] == key) return items[i];
    throw std::runtime_error("the input has no \"" + key + "\"");
  }

 private:
  static void skip_space(const std::string& source, size_t& at) {
    while (at < source.size() && isspace((unsigned char)source[at])) at++;
  }
  static std::string parse_quoted(const std::string& source, size_t& at) {
    std::string out;
    for (at++; at < source.size() && source[at] != '"'; at++) {
      if (source[at] != '\\') { out += source[at]; continue; }
      char letter = source[++at];
      if (letter == 'u') { out += (char)std::stoi(source.substr(at + 1, 4), nullptr, 16); at += 4; }
      else out += letter == 'n' ? '\n' : letter == 't' ? '\t' : letter == 'r' ? '\r' : letter;
    }
    at++;
    return out;
  }
  static Parsed parse_value(const std::string& source, size_t& at) {
    Parsed value;
    skip_space(source, at);
    if (at >= source.size()) throw std::runtime_error("the input is not JSON");
    if (source[at] == '"') { value.kind = Words; value.text = parse_quoted(source, at); return value; }
    if (source[at] == '[' || source[at] == '{') {
      bool object = source[at] == '{';
      value.kind = object ? Fields : Listed;
      for (at++; skip_space(source, at), at < source.size() && source[at] != ']' && source[at] != '}'; ) {
        if (source[at] == ',') { at++; skip_space(source, at); }
        if (object) { value.keys.push_back(parse_quoted(source, at)); skip_space(source, at); at++; }
        value.items.push_back(parse_value(source, at));
      }
      at++;
      return value;
    }
    size_t from = at;
    while (at < source.size() && !strchr(",]} \n\r\t", source[at])) at++;
    value.text = source.substr(from, at - from);
    value.kind = value.text == "null" ? Nothing : value.text == "true" || value.text == "false" ? Truth : Number;
    return value;
  }
};

template <class Value> void read_value(const Parsed& json, Value& to) {
  if constexpr (std::is_same_v<Value, bool>) to = json.text == "true";
  else if constexpr (std::is_floating_point_v<Value>) to = std::stod(json.text);
  else if constexpr (std::is_integral_v<Value>) to = static_cast<Value>(std::stoll(json.text));
  else if constexpr (std::is_same_v<Value, std::string>) to = json.text;
  else if constexpr (std::is_pointer_v<Value>) {
    using Node = std::remove_pointer_t<Value>;
    to = nullptr;
    if (json.items.empty()) return;
    auto node_of = [](const Parsed& item) {
      auto val = Node{}.val;
      read_value(item, val);
      auto node = new Node{};
      node->val = val;
      return node;
    };
    to = node_of(json.items[0]);
    std::vector<Node*> waiting{to};
    for (size_t i = 1, at = 0; i < json.items.size(); at++)
      for (auto side : {&Node::left, &Node::right}) {
        if (i >= json.items.size() || json.items[i++].kind == Parsed::Nothing) continue;
        waiting.push_back(waiting[at]->*side = node_of(json.items[i - 1]));
      }
  } else {
    to.reserve(json.items.size());
    for (const Parsed& item : json.items) {
      typename Value::value_type value;
      read_value(item, value);
      to.push_back(value);
    }
  }
}

template <class Value> struct is_list : std::false_type {};
template <class Value> struct is_list<std::vector<Value>> : std::true_type {};

template <class Value> void show_value(const Value& value) {
  if constexpr (std::is_same_v<Value, bool>) std::cout << (value ? "true" : "false");
  else if constexpr (std::is_floating_point_v<Value>) std::cout << std::setprecision(12) << value;
  else if constexpr (std::is_pointer_v<Value> && std::is_class_v<std::remove_pointer_t<Value>>) {
    std::vector<Value> all{value};
    for (size_t i = 0; i < all.size(); i++)
      if (auto node = all[i]) all.push_back(node->left), all.push_back(node->right);
    while (!all.empty() && !all.back()) all.pop_back();
    for (size_t i = 0; i < all.size(); i++) {
      if (i) std::cout << " ";
      if (all[i]) std::cout << all[i]->val;
      else std::cout << "null";
    }
    if (all.empty()) std::cout << "null";
  } else if constexpr (is_list<Value>::value) {
    using Item = typename Value::value_type;
    for (size_t i = 0; i < value.size(); i++) {
      if (i) std::cout << (is_list<Item>::value || std::is_same_v<Item, std::string> ? "\n" : " ");
      if constexpr (is_list<Item>::value) {
        for (size_t j = 0; j < value[i].size(); j++) {
          if (j) std::cout << " ";
          show_value<typename Item::value_type>(value[i][j]);
        }
      } else show_value<Item>(value[i]);
    }
  } else std::cout << value;
}
}  // namespace judge_harness

signed main() {
  using namespace std;
  ios::sync_with_stdio(false);
  string judge_input((istreambuf_iterator<char>(cin)), {});
  {{main}}
  cout << "\n";
}
