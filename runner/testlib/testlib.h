// Checkers, interactors, validators and generators of problem packages include "testlib.h". This header is DevOrbit's own:
// it gives the names and the behaviour that such programs use, and shares no code with the library of that name.
//
// Calling conventions and exit codes, as the judge reads them (contract/judging.ts):
//   checker     input output answer [report]     interactor  input output [answer [report]]     validator  < input
//   0 accepted · 1 wrong answer · 2 wrong output format, also for output that is left over · 3 failure of the program
//   itself · 7 points, which stand on stderr as `points 12.5 message` · 8 output ended too early · 16 + n: n of 100 points
// The verdict and its message go to stderr: `ok …`, `wrong answer …`, `wrong output format …`, `unexpected eof …`,
// `points …`, `partially correct (n) …`, `FAIL …`.
//
// Random numbers depend on nothing but the command line of a generator. Their sequence is this header's: the same command
// gives other data here than elsewhere, which is why packages come with their tests written out.
//
// Not here: scorers, the XML report (-appes), and the logs of a validator (--testOverviewLogFileName and kin are ignored).
#ifndef DEVORBIT_TESTLIB_H
#define DEVORBIT_TESTLIB_H
#define _TESTLIB_H_

// Some programs define `int` to be larger before they include this.
#pragma push_macro("int")
#undef int

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
#define EOFC (255)

enum TResult {
    _ok = 0,
    _wa = 1,
    _pe = 2,
    _fail = 3,
    _dirt = 4,
    _points = 5,
    _unexpected_eof = 8,
    _partially = 16
};
enum TMode { _input, _output, _answer };
enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor };

/// The result that gives `n` of 100 points.
#define _pc(n) (TResult((n) + (_partially)))

// ---------------------------------------------------------------------------------------------------------------- text

#define TESTLIB_FORMAT_TO(text, fmt)              \
    std::string text;                             \
    {                                             \
        va_list list_, again_;                    \
        va_start(list_, fmt);                     \
        va_copy(again_, list_);                   \
        text = testlib_detail::print(fmt, list_, again_); \
        va_end(again_);                           \
        va_end(list_);                            \
    }

namespace testlib_detail {

inline std::string print(const char* fmt, va_list list, va_list again) {
    int size = std::vsnprintf(nullptr, 0, fmt, list);
    if (size < 0) return fmt;
    std::string text(static_cast<std::size_t>(size) + 1, '\0');
    std::vsnprintf(&text[0], text.size(), fmt, again);
    text.pop_back();
    return text;
}

/// A number in full, without zeros at its end.
inline std::string plain(double value) {
    char buffer[400];
    std::snprintf(buffer, sizeof buffer, "%.10f", value);
    std::string text = buffer;
    if (text.find('.') == std::string::npos) return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

}  // namespace testlib_detail

#ifdef __GNUC__
__attribute__((format(printf, 1, 2)))
#endif
inline std::string format(const char* fmt, ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    return text;
}

inline bool isEof(int c) { return c == EOF || c == EOFC; }
inline bool isEoln(int c) { return c == LF || c == CR; }
inline bool isBlanks(int c) { return c == LF || c == CR || c == TAB || c == ' '; }

inline char lowerCase(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
inline char upperCase(char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
inline std::string lowerCase(std::string s) {
    for (char& c : s) c = lowerCase(c);
    return s;
}
inline std::string upperCase(std::string s) {
    for (char& c : s) c = upperCase(c);
    return s;
}

inline std::string trim(const std::string& s) {
    std::size_t from = 0, to = s.size();
    while (from < to && isBlanks(s[from])) from++;
    while (from < to && isBlanks(s[to - 1])) to--;
    return s.substr(from, to - from);
}

/// At most 64 characters for a message: the middle of a longer text is left out.
inline std::string compress(const std::string& s) {
    return s.size() <= 64 ? s : s.substr(0, 32) + "..." + s.substr(s.size() - 29);
}

template <typename T>
std::string vtos(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        return value ? "true" : "false";
    } else if constexpr (std::is_floating_point_v<T>) {
        return testlib_detail::plain(static_cast<double>(value));
    } else {
        std::ostringstream out;
        out << value;
        return out.str();
    }
}
template <typename T>
std::string toString(const T& value) {
    return vtos(value);
}

template <typename Iterator>
std::string join(Iterator first, Iterator last, const std::string& separator = " ") {
    std::ostringstream out;
    for (Iterator at = first; at != last; ++at) {
        if (at != first) out << separator;
        out << *at;
    }
    return out.str();
}
template <typename Collection>
std::string join(const Collection& all, const std::string& separator = " ") {
    return join(all.begin(), all.end(), separator);
}

/// Pieces between separators; empty ones count.
inline std::vector<std::string> split(const std::string& s, const std::string& separators) {
    std::vector<std::string> pieces(1);
    for (char c : s) {
        if (separators.find(c) == std::string::npos) pieces.back() += c;
        else pieces.emplace_back();
    }
    return pieces;
}
inline std::vector<std::string> split(const std::string& s, char separator) { return split(s, std::string(1, separator)); }

/// Pieces between separators; empty ones are left out.
inline std::vector<std::string> tokenize(const std::string& s, const std::string& separators) {
    std::vector<std::string> pieces = split(s, separators);
    pieces.erase(std::remove(pieces.begin(), pieces.end(), std::string()), pieces.end());
    return pieces;
}
inline std::vector<std::string> tokenize(const std::string& s, char separator) {
    return tokenize(s, std::string(1, separator));
}

/// The ending of an ordinal number: 1st, 2nd, 3rd, 4th.
inline std::string englishEnding(int x) {
    x = std::abs(x % 100);
    if (x / 10 == 1) return "th";
    return x % 10 == 1 ? "st" : x % 10 == 2 ? "nd" : x % 10 == 3 ? "rd" : "th";
}

inline bool __testlib_isNaN(double value) { return std::isnan(value); }
inline bool __testlib_isInfinite(double value) { return std::isinf(value); }
template <typename T>
T __testlib_min(const T& a, const T& b) {
    return a < b ? a : b;
}
template <typename T>
T __testlib_max(const T& a, const T& b) {
    return a > b ? a : b;
}

/// Whether `result` is within `most` of `expected`, in absolute or in relative terms.
inline bool doubleCompare(double expected, double result, double most) {
    most += 1e-15;
    if (std::isnan(expected) || std::isnan(result)) return std::isnan(expected) && std::isnan(result);
    if (std::isinf(expected) || std::isinf(result)) return expected == result;
    if (std::abs(result - expected) <= most) return true;
    double low = std::min(expected * (1.0 - most), expected * (1.0 + most));
    double high = std::max(expected * (1.0 - most), expected * (1.0 + most));
    return low <= result && result <= high;
}

/// The smaller one of the absolute and the relative error.
inline double doubleDelta(double expected, double result) {
    double absolute = std::abs(result - expected);
    return std::abs(expected) > 1e-9 ? std::min(absolute, std::abs(absolute / expected)) : absolute;
}

// -------------------------------------------------------------------------------------------------------------- random

/// A deterministic source of random numbers (SplitMix64).
class random_t {
  public:
    random_t() = default;

    void setSeed(long long seed) { state_ = static_cast<std::uint64_t>(seed) * 0x9e3779b97f4a7c15ULL + 0x1234567; }
    void setSeed(int argc, char* argv[]) {
        std::uint64_t hash = 0xcbf29ce484222325ULL;
        for (int i = 1; i < argc; i++) {
            for (const char* c = argv[i]; *c; c++) hash = (hash ^ static_cast<unsigned char>(*c)) * 0x100000001b3ULL;
            hash = (hash ^ 0x1f) * 0x100000001b3ULL;
        }
        setSeed(static_cast<long long>(hash));
    }

    /// Of [0, 1).
    double next() { return static_cast<double>(bits() >> 11) * (1.0 / 9007199254740992.0); }

    /// Of 0 to n − 1 for an integer, of [0, n) for a number with a fraction.
    template <typename T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
    T next(T n) {
        if constexpr (std::is_floating_point_v<T>) {
            return static_cast<T>(next() * n);
        } else {
            if (n <= 0) fail("random_t::next(n): n must be positive");
            return static_cast<T>(below(static_cast<std::uint64_t>(n)));
        }
    }

    /// Of `from` to `to`, both included for integers.
    template <typename A, typename B,
              std::enable_if_t<std::is_arithmetic_v<A> && std::is_arithmetic_v<B>, int> = 0>
    std::common_type_t<A, B> next(A from, B to) {
        using T = std::common_type_t<A, B>;
        T low = static_cast<T>(from), high = static_cast<T>(to);
        if (low > high) fail("random_t::next(from, to): from is larger than to");
        if constexpr (std::is_floating_point_v<T>) {
            return static_cast<T>(low + next() * (high - low));
        } else {
            std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
            std::uint64_t step = span == UINT64_MAX ? bits() : below(span + 1);
            return static_cast<T>(static_cast<std::uint64_t>(low) + step);
        }
    }

    /// A text that matches the pattern; the first form fills the pattern in as printf does.
    inline std::string next(const char* fmt, ...);
    inline std::string next(const std::string& pattern);

    /// As next(n), with a weight: the largest of `type` + 1 draws where it is positive, the smallest where it is negative.
    template <typename T>
    T wnext(T n, int type) {
        if (type == 0) return next(n);
        int draws = std::abs(type) + 1;
        if (draws > 25 || std::is_floating_point_v<T>) {
            double power = std::pow(next(), 1.0 / draws);
            double share = type > 0 ? power : 1.0 - power;
            T value = static_cast<T>(share * static_cast<double>(n));
            if constexpr (std::is_integral_v<T>) value = std::min<T>(value, n - 1);
            return value;
        }
        T best = next(n);
        for (int i = 1; i < draws; i++) best = type > 0 ? std::max(best, next(n)) : std::min(best, next(n));
        return best;
    }
    template <typename A, typename B>
    std::common_type_t<A, B> wnext(A from, B to, int type) {
        using T = std::common_type_t<A, B>;
        T low = static_cast<T>(from), high = static_cast<T>(to);
        if (low > high) fail("random_t::wnext(from, to, type): from is larger than to");
        if constexpr (std::is_integral_v<T>) return static_cast<T>(low + wnext<T>(static_cast<T>(high - low + 1), type));
        else return low + wnext<T>(high - low, type);
    }

    template <typename Collection>
    typename Collection::value_type any(const Collection& all) {
        return any(all.begin(), all.end());
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type any(Iterator first, Iterator last) {
        return pick(first, last, next(sizeOf(first, last)));
    }
    template <typename Collection>
    typename Collection::value_type wany(const Collection& all, int type) {
        return wany(all.begin(), all.end(), type);
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type wany(Iterator first, Iterator last, int type) {
        return pick(first, last, wnext(sizeOf(first, last), type));
    }

    /// A permutation of `first`, `first` + 1 …
    template <typename T, typename E>
    std::vector<E> perm(T size, E first) {
        if (size < 0) fail("random_t::perm(size): size must not be negative");
        std::vector<E> order(static_cast<std::size_t>(size));
        for (std::size_t i = 0; i < order.size(); i++) order[i] = static_cast<E>(first + static_cast<E>(i));
        for (std::size_t i = 1; i < order.size(); i++) std::swap(order[i], order[next(i + 1)]);
        return order;
    }
    template <typename T>
    std::vector<T> perm(T size) {
        return perm(size, T(0));
    }

    /// `size` different numbers of `from` to `to`, in random order.
    template <typename T>
    std::vector<T> distinct(int size, T from, T to) {
        std::vector<T> all;
        if (size <= 0) return all;
        std::uint64_t span = static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from) + 1;
        if (from > to || (span != 0 && static_cast<std::uint64_t>(size) > span))
            fail("random_t::distinct(size, from, to): there are not so many numbers");
        if (span != 0 && span / 2 <= static_cast<std::uint64_t>(size)) {
            std::vector<std::uint64_t> order = perm<std::uint64_t>(span);
            for (int i = 0; i < size; i++)
                all.push_back(static_cast<T>(static_cast<std::uint64_t>(from) + order[static_cast<std::size_t>(i)]));
            return all;
        }
        std::set<T> seen;
        while (all.size() < static_cast<std::size_t>(size)) {
            T value = next(from, to);
            if (seen.insert(value).second) all.push_back(value);
        }
        return all;
    }
    template <typename T>
    std::vector<T> distinct(int size, T upper) {
        return distinct(size, T(0), static_cast<T>(upper - 1));
    }

    /// `size` numbers, each at least `least`, which add up to `sum`.
    template <typename T>
    std::vector<T> partition(int size, T sum, T least = T(1)) {
        T spare = static_cast<T>(sum - static_cast<T>(size) * least);
        if (size <= 0 || spare < 0) fail("random_t::partition(size, sum, least): the sum is too small");
        std::vector<T> cuts = distinct(size - 1, T(1), static_cast<T>(spare + size - 1));
        std::sort(cuts.begin(), cuts.end());
        std::vector<T> parts;
        T before = 0;
        for (T cut : cuts) {
            parts.push_back(static_cast<T>(cut - before - 1 + least));
            before = cut;
        }
        parts.push_back(static_cast<T>(spare + size - before - 1 + least));
        return parts;
    }

  private:
    std::uint64_t state_ = 0x853c49e6748fea9bULL;

    std::uint64_t bits() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    /// Of 0 to n − 1, each as likely as the others.
    std::uint64_t below(std::uint64_t n) {
        std::uint64_t least = (0 - n) % n;
        for (;;) {
            std::uint64_t value = bits();
            if (value >= least) return value % n;
        }
    }
    template <typename Iterator>
    int sizeOf(Iterator first, Iterator last) {
        int size = static_cast<int>(std::distance(first, last));
        if (size <= 0) fail("random_t::any(): there is nothing to choose from");
        return size;
    }
    template <typename Iterator>
    typename std::iterator_traits<Iterator>::value_type pick(Iterator first, Iterator, int index) {
        std::advance(first, index);
        return *first;
    }
    [[noreturn]] static void fail(const char* message) {
        std::fprintf(stderr, "FAIL %s\n", message);
        std::exit(3);
    }
};

inline random_t rnd;

/// Puts the elements into random order.
template <typename Iterator>
void shuffle(Iterator first, Iterator last) {
    auto size = std::distance(first, last);
    for (decltype(size) i = 1; i < size; i++) std::iter_swap(first + i, first + rnd.next(i + 1));
}

// ------------------------------------------------------------------------------------------------------------- pattern

/// A small regular language: literals, `\` before a special one, `[a-z_]`, `[^0-9]`, `(a|b)`, `?`, `*`, `+`, `{3}`,
/// `{1,5}`, `{,5}`, `{2,}`. A space counts only after a `\`. A pattern always describes the whole text.
class pattern {
  public:
    pattern(const std::string& source) : given_(source) {
        for (std::size_t i = 0; i < source.size(); i++) {
            if (source[i] == '\\' && i + 1 < source.size()) source_ += source[i++];
            else if (source[i] == ' ') continue;
            source_ += source[i];
        }
        std::size_t at = 0;
        root_ = alternatives(at);
        if (at != source_.size()) bad("a closing bracket without an opening one");
    }

    bool matches(const std::string& text) const {
        std::vector<std::size_t> ends = run(root_, text, {0});
        return std::binary_search(ends.begin(), ends.end(), text.size());
    }

    /// A random text of the pattern; an open repetition has at most ten more than its least.
    std::string next(random_t& random) const {
        std::string text;
        generate(root_, random, text);
        return text;
    }

    std::string src() const { return given_; }

  private:
    struct Node {
        enum Kind { Characters, Sequence, Choice } kind = Sequence;
        std::string characters;      // of Characters: all that are allowed
        std::vector<Node> children;  // of the others
        std::size_t least = 1, most = 1;
    };
    static constexpr std::size_t open = std::numeric_limits<std::size_t>::max();
    std::string given_, source_;
    Node root_;

    [[noreturn]] void bad(const std::string& why) const {
        std::fprintf(stderr, "FAIL Illegal pattern \"%s\": %s\n", given_.c_str(), why.c_str());
        std::exit(3);
    }

    Node alternatives(std::size_t& at) {
        Node choice;
        choice.kind = Node::Choice;
        choice.children.push_back(sequence(at));
        while (at < source_.size() && source_[at] == '|') choice.children.push_back(sequence(++at));
        return choice.children.size() == 1 ? std::move(choice.children[0]) : choice;
    }

    Node sequence(std::size_t& at) {
        Node all;
        while (at < source_.size() && source_[at] != '|' && source_[at] != ')') {
            Node item = atom(at);
            repetition(at, item);
            all.children.push_back(std::move(item));
        }
        return all;
    }

    Node atom(std::size_t& at) {
        if (source_[at] == '(') {
            Node inner = alternatives(++at);
            if (at >= source_.size()) bad("a bracket is not closed");
            at++;
            return inner;
        }
        Node one;
        one.kind = Node::Characters;
        if (source_[at] == '[') one.characters = set(at);
        else if (std::strchr("?*+{}]", source_[at])) bad(std::string("unexpected ") + source_[at]);
        else one.characters = std::string(1, literal(at));
        return one;
    }

    char literal(std::size_t& at) {
        if (source_[at] == '\\' && ++at >= source_.size()) bad("it ends with a backslash");
        return source_[at++];
    }

    std::string set(std::size_t& at) {
        at++;
        bool without = at < source_.size() && source_[at] == '^';
        if (without) at++;
        std::vector<bool> in(256, false);
        while (at < source_.size() && source_[at] != ']') {
            unsigned char from = static_cast<unsigned char>(literal(at)), to = from;
            if (at + 1 < source_.size() && source_[at] == '-' && source_[at + 1] != ']') {
                at++;
                to = static_cast<unsigned char>(literal(at));
            }
            if (from > to) bad("a range goes backwards");
            for (int c = from; c <= to; c++) in[static_cast<std::size_t>(c)] = true;
        }
        if (at >= source_.size()) bad("a set is not closed");
        at++;
        std::string characters;
        for (int c = without ? 1 : 0; c < 256; c++)
            if (in[static_cast<std::size_t>(c)] != without) characters += static_cast<char>(c);
        return characters;
    }

    void repetition(std::size_t& at, Node& item) {
        if (at >= source_.size()) return;
        char c = source_[at];
        if (c == '?' || c == '*' || c == '+') {
            item.least = c == '+' ? 1 : 0;
            item.most = c == '?' ? 1 : open;
            at++;
        } else if (c == '{') {
            std::size_t end = source_.find('}', at);
            if (end == std::string::npos) bad("a count is not closed");
            std::string count = source_.substr(at + 1, end - at - 1);
            std::size_t comma = count.find(',');
            item.least = number(count.substr(0, comma), 0);
            item.most = comma == std::string::npos ? item.least : number(count.substr(comma + 1), open);
            if (count.empty() || item.least > item.most) bad("a count is empty or goes backwards");
            at = end + 1;
        }
    }
    std::size_t number(const std::string& text, std::size_t otherwise) const {
        std::string digits = trim(text);
        if (digits.empty()) return otherwise;
        if (digits.size() > 9 || digits.find_first_not_of("0123456789") != std::string::npos) bad("a count is no number");
        return static_cast<std::size_t>(std::stoul(digits));
    }

    /// Where the node may end, when it begins at one of `starts`; both are sorted.
    static std::vector<std::size_t> run(const Node& node, const std::string& text, const std::vector<std::size_t>& starts) {
        if (node.kind == Node::Characters) return runCharacters(node, text, starts);
        if (node.least == 1 && node.most == 1) return runOnce(node, text, starts);
        std::vector<std::size_t> ends, frontier = starts;
        if (node.least == 0) ends = starts;
        for (std::size_t count = 1; count <= node.most && !frontier.empty(); count++) {
            frontier = runOnce(node, text, frontier);
            if (count < node.least) continue;
            std::vector<std::size_t> fresh;
            std::set_difference(frontier.begin(), frontier.end(), ends.begin(), ends.end(), std::back_inserter(fresh));
            if (fresh.empty()) break;
            ends.insert(ends.end(), fresh.begin(), fresh.end());
            std::sort(ends.begin(), ends.end());
            frontier = std::move(fresh);
        }
        return ends;
    }

    static std::vector<std::size_t> runOnce(const Node& node, const std::string& text, std::vector<std::size_t> starts) {
        if (node.kind == Node::Sequence) {
            for (const Node& child : node.children) starts = run(child, text, starts);
            return starts;
        }
        std::vector<std::size_t> ends;
        for (const Node& child : node.children) {
            std::vector<std::size_t> some = run(child, text, starts);
            ends.insert(ends.end(), some.begin(), some.end());
        }
        std::sort(ends.begin(), ends.end());
        ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
        return ends;
    }

    /// Of a run of allowed characters every end is a range, and the ranges of later starts never begin or end earlier.
    static std::vector<std::size_t> runCharacters(const Node& node, const std::string& text,
                                                  const std::vector<std::size_t>& starts) {
        std::vector<bool> in(256, false);
        for (char c : node.characters) in[static_cast<unsigned char>(c)] = true;
        std::vector<std::size_t> ends;
        std::size_t stop = 0, told = 0;
        bool any = false;
        for (std::size_t start : starts) {
            if (stop < start) stop = start;
            while (stop < text.size() && in[static_cast<unsigned char>(text[stop])]) stop++;
            std::size_t longest = std::min(stop - start, node.most);
            if (longest < node.least) continue;
            std::size_t from = start + node.least;
            if (any && from <= told) from = told + 1;
            for (std::size_t end = from; end <= start + longest; end++) ends.push_back(end);
            if (!any || start + longest > told) told = start + longest;
            any = true;
        }
        return ends;
    }

    static void generate(const Node& node, random_t& random, std::string& text) {
        std::size_t count = random.next(node.least, node.most == open ? node.least + 10 : node.most);
        for (std::size_t i = 0; i < count; i++) {
            if (node.kind == Node::Characters) {
                if (!node.characters.empty()) text += node.characters[random.next(node.characters.size())];
            } else if (node.kind == Node::Choice) {
                generate(node.children[random.next(node.children.size())], random, text);
            } else {
                for (const Node& child : node.children) generate(child, random, text);
            }
        }
    }
};

inline std::string random_t::next(const std::string& source) { return pattern(source).next(*this); }
inline std::string random_t::next(const char* fmt, ...) {
    TESTLIB_FORMAT_TO(source, fmt);
    return next(source);
}

// -------------------------------------------------------------------------------------------------------------- streams

class InStream;

namespace testlib_detail {

inline TTestlibMode mode = _unknown;
inline int testCase = -1;
inline std::string reportName;
inline double points = 0;
inline std::string pointsInfo;
inline bool ended = false;
inline bool readToEnd = false;

inline const char* words(TResult result) {
    switch (result) {
        case _ok: return "ok ";
        case _wa: return "wrong answer ";
        case _pe:
        case _dirt: return "wrong output format ";
        case _unexpected_eof: return "unexpected eof ";
        case _points: return "points ";
        default: return "FAIL ";
    }
}

inline int exitCode(TResult result) {
    switch (result) {
        case _ok: return 0;
        case _wa: return 1;
        case _pe:
        case _dirt: return 2;
        case _points: return 7;
        case _unexpected_eof: return 8;
        default: return result >= _partially ? static_cast<int>(result) : 3;
    }
}

[[noreturn]] inline void end(TResult result, const std::string& message);

/// A program that ends without a verdict has none: its author learns it.
inline void checkEnd() {
    if (ended) return;
    const char* what = mode == _checker      ? "The checker must end with quit or quitf"
                       : mode == _interactor ? "The interactor must end with quit or quitf"
                       : mode == _validator && !readToEnd ? "The validator must end with readEof"
                                                          : nullptr;
    if (!what) return;
    std::fprintf(stderr, "FAIL %s\n", what);
    std::fflush(nullptr);
    std::_Exit(3);
}

}  // namespace testlib_detail

inline std::string checkerName;

/// One input of the program. Non-strict streams skip blanks before a token; strict ones (a validator's) forgive nothing.
class InStream {
  public:
    TMode mode = _input;
    std::string name;
    bool opened = false;
    bool stdfile = false;
    bool strict = false;
    int wordReserveSize = 256;

    InStream() = default;
    InStream(const InStream&) = delete;
    InStream& operator=(const InStream&) = delete;
    ~InStream() { close(); }

    void init(const std::string& fileName, TMode newMode) {
        mode = newMode;
        name = fileName;
        stdfile = false;
        begin(::open(fileName.c_str(), O_RDONLY | O_CLOEXEC));
        if (!opened) quit(mode == _output ? _pe : _fail, "File not found: \"" + fileName + "\"");
    }
    void init(std::FILE* file, TMode newMode) {
        mode = newMode;
        name = file == stdin ? "stdin" : "file";
        stdfile = true;
        begin(::fileno(file));
    }
    void close() {
        if (opened && !stdfile) ::close(descriptor_);
        opened = false;
    }
    /// Back to the beginning; not for a standard stream.
    void reset() {
        if (stdfile) quit(_fail, "A standard stream cannot be read again");
        at_ = 0;
        line_ = 1;
    }

    int getLine() const { return line_; }
    void setTestCase(int number) { testlib_detail::testCase = number; }

    // Characters; the end of the stream is EOFC.
    char curChar() { return static_cast<char>(peek(0)); }
    char nextChar() {
        int c = peek(0);
        if (c == EOF) return static_cast<char>(EOFC);
        at_++;
        if (c == LF) line_++;
        return static_cast<char>(c);
    }
    void skipChar() { nextChar(); }
    /// Gives back the character that was read last.
    void unreadChar(char c) {
        if (at_ > 0) at_--;
        if (c == LF) line_--;
    }
    char readChar() { return nextChar(); }
    char readChar(char c) {
        if (peek(0) == EOF)
            quit(_unexpected_eof, format("Unexpected end of file - %s expected", shown(c).c_str()));
        char found = nextChar();
        if (found != c)
            quit(_pe, format("Unexpected character %s, but %s expected", shown(found).c_str(), shown(c).c_str()));
        return found;
    }
    char readSpace() { return readChar(' '); }
    void skipBlanks() {
        while (isBlanks(peek(0))) skipChar();
    }

    bool eof() { return peek(0) == EOF; }
    bool seekEof() {
        skipBlanks();
        return eof();
    }
    bool eoln() {
        int c = peek(0);
        if (strict) return c == LF;
        return c == EOF || c == LF || (c == CR && peek(1) == LF);
    }
    bool seekEoln() {
        while (peek(0) == ' ' || peek(0) == TAB || (peek(0) == CR && peek(1) != LF)) skipChar();
        return eoln();
    }
    void nextLine() { readLine(); }
    void readEoln() {
        if (!eoln()) quit(_pe, "Expected EOLN");
        if (!strict && peek(0) == CR) skipChar();
        if (peek(0) == LF) skipChar();
    }
    void readEof() {
        if (!eof()) quit(_pe, "Expected EOF");
        if (this == first_) testlib_detail::readToEnd = true;
    }

    // Tokens: what stands between blanks.
    std::string readWord() {
        std::string token;
        readWordTo(token);
        return token;
    }
    void readWordTo(std::string& token) {
        token.clear();
        if (!strict) skipBlanks();
        if (peek(0) == EOF) quit(_unexpected_eof, "Unexpected end of file - token expected");
        if (isBlanks(peek(0))) quit(_pe, "Unexpected white-space - token expected");
        while (peek(0) != EOF && !isBlanks(peek(0))) token += nextChar();
    }
    std::string readWord(const pattern& p, const std::string& variable = "") {
        return matched(readWord(), p, "Token", variable);
    }
    std::string readWord(const std::string& p, const std::string& variable = "") { return readWord(pattern(p), variable); }
    std::vector<std::string> readWords(int size, const pattern& p, const std::string& variables = "", int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) { return readWord(p, name); });
    }
    std::vector<std::string> readWords(int size, const std::string& p, const std::string& variables = "",
                                       int indexBase = 1) {
        return readWords(size, pattern(p), variables, indexBase);
    }
    std::vector<std::string> readWords(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readWord(); });
    }
    std::string readToken() { return readWord(); }
    void readTokenTo(std::string& token) { readWordTo(token); }
    std::string readToken(const pattern& p, const std::string& variable = "") { return readWord(p, variable); }
    std::string readToken(const std::string& p, const std::string& variable = "") { return readWord(p, variable); }
    template <typename... Rest>
    std::vector<std::string> readTokens(int size, Rest... rest) {
        return readWords(size, rest...);
    }

    // Lines, without their end.
    std::string readString() {
        std::string line;
        readStringTo(line);
        return line;
    }
    void readStringTo(std::string& line) {
        line.clear();
        if (eof()) quit(_unexpected_eof, "Expected line");
        while (!isEolnAt()) line += nextChar();
        if (strict && peek(0) == EOF) quit(_pe, "Expected EOLN");
        if (peek(0) == CR) skipChar();
        if (peek(0) == LF) skipChar();
    }
    std::string readString(const pattern& p, const std::string& variable = "") {
        return matched(readString(), p, "Line", variable);
    }
    std::string readString(const std::string& p, const std::string& variable = "") {
        return readString(pattern(p), variable);
    }
    std::vector<std::string> readStrings(int size, const pattern& p, const std::string& variables = "", int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) { return readString(p, name); }, true);
    }
    std::vector<std::string> readStrings(int size, const std::string& p, const std::string& variables = "",
                                         int indexBase = 1) {
        return readStrings(size, pattern(p), variables, indexBase);
    }
    std::vector<std::string> readStrings(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readString(); }, true);
    }
    std::string readLine() { return readString(); }
    void readLineTo(std::string& line) { readStringTo(line); }
    std::string readLine(const pattern& p, const std::string& variable = "") { return readString(p, variable); }
    std::string readLine(const std::string& p, const std::string& variable = "") { return readString(p, variable); }
    template <typename... Rest>
    std::vector<std::string> readLines(int size, Rest... rest) {
        return readStrings(size, rest...);
    }

    // Integers: an optional minus and digits, without leading zeros. A range that is left is a wrong answer.
    long long readLong() { return toLong(readWord()); }
    long long readLong(long long least, long long most, const std::string& variable = "") {
        return ranged(readLong(), least, most, "Integer", variable);
    }
    std::vector<long long> readLongs(int size, long long least, long long most, const std::string& variables = "",
                                     int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) { return readLong(least, most, name); });
    }
    std::vector<long long> readLongs(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readLong(); });
    }

    unsigned long long readUnsignedLong() { return toUnsignedLong(readWord()); }
    unsigned long long readUnsignedLong(unsigned long long least, unsigned long long most,
                                        const std::string& variable = "") {
        return ranged(readUnsignedLong(), least, most, "Unsigned integer", variable);
    }
    std::vector<unsigned long long> readUnsignedLongs(int size, unsigned long long least, unsigned long long most,
                                                      const std::string& variables = "", int indexBase = 1) {
        return several(size, variables, indexBase,
                       [&](const std::string& name) { return readUnsignedLong(least, most, name); });
    }
    std::vector<unsigned long long> readUnsignedLongs(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readUnsignedLong(); });
    }

    int readInt() {
        std::string token = readWord();
        long long value = toLong(token);
        if (value < INT_MIN || value > INT_MAX)
            quit(_pe, "Expected int32, but \"" + compress(token) + "\" found");
        return static_cast<int>(value);
    }
    int readInt(int least, int most, const std::string& variable = "") {
        return ranged(readInt(), least, most, "Integer", variable);
    }
    std::vector<int> readInts(int size, int least, int most, const std::string& variables = "", int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) { return readInt(least, most, name); });
    }
    std::vector<int> readInts(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readInt(); });
    }
    template <typename... Rest>
    int readInteger(Rest... rest) {
        return readInt(rest...);
    }
    template <typename... Rest>
    std::vector<int> readIntegers(int size, Rest... rest) {
        return readInts(size, rest...);
    }

    // Numbers with a fraction; infinities and not-a-number are none.
    double readReal() { return toDouble(readWord()); }
    double readReal(double least, double most, const std::string& variable = "") {
        return ranged(readReal(), least, most, "Double", variable);
    }
    std::vector<double> readReals(int size, double least, double most, const std::string& variables = "",
                                  int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) { return readReal(least, most, name); });
    }
    std::vector<double> readReals(int size, int indexBase = 1) {
        return several(size, "", indexBase, [&](const std::string&) { return readReal(); });
    }
    template <typename... Rest>
    double readDouble(Rest... rest) {
        return readReal(rest...);
    }
    template <typename... Rest>
    std::vector<double> readDoubles(int size, Rest... rest) {
        return readReals(size, rest...);
    }

    /// Digits with a number of digits after the point that is within bounds; no exponent, no plus, no leading zeros.
    double readStrictReal(double least, double most, int fewestDigits, int mostDigits, const std::string& variable = "") {
        return ranged(toStrictDouble(readWord(), fewestDigits, mostDigits), least, most, "Strict double", variable);
    }
    std::vector<double> readStrictReals(int size, double least, double most, int fewestDigits, int mostDigits,
                                        const std::string& variables = "", int indexBase = 1) {
        return several(size, variables, indexBase, [&](const std::string& name) {
            return readStrictReal(least, most, fewestDigits, mostDigits, name);
        });
    }
    double readStrictDouble(double least, double most, int fewestDigits, int mostDigits,
                            const std::string& variable = "") {
        return readStrictReal(least, most, fewestDigits, mostDigits, variable);
    }
    std::vector<double> readStrictDoubles(int size, double least, double most, int fewestDigits, int mostDigits,
                                          const std::string& variables = "", int indexBase = 1) {
        return readStrictReals(size, least, most, fewestDigits, mostDigits, variables, indexBase);
    }

    /// Ends the program. What is wrong with the input or with the jury's answer is a failure, not the learner's fault.
    [[noreturn]] void quit(TResult result, const std::string& message = "") {
        using testlib_detail::mode;
        std::string text = message;
        bool judged = this->mode == _output && mode != _validator;
        if (result == _ok && mode == _checker && judged && !seekEof()) {
            result = _dirt;
            text = "Extra information in the output file";
        }
        if (!judged && result != _ok && result != _fail) {
            result = _fail;
            if (!name.empty()) text += format(" (%s, line %d)", name.c_str(), line_);
        }
        testlib_detail::end(result, text);
    }
    [[noreturn]] void quits(TResult result, const std::string& message) { quit(result, message); }
    [[noreturn]] void quitf(TResult result, const char* fmt, ...) __attribute__((format(printf, 3, 4))) {
        TESTLIB_FORMAT_TO(text, fmt);
        quit(result, text);
    }
    void quitif(bool condition, TResult result, const char* fmt, ...) __attribute__((format(printf, 4, 5))) {
        if (!condition) return;
        TESTLIB_FORMAT_TO(text, fmt);
        quit(result, text);
    }
    void ensuref(bool condition, const char* fmt, ...) __attribute__((format(printf, 3, 4))) {
        if (condition) return;
        TESTLIB_FORMAT_TO(text, fmt);
        quit(_wa, text);
    }

    long long toLong(const std::string& token) {
        bool minus = !token.empty() && token[0] == '-';
        unsigned long long value = digits(token, minus ? 1 : 0);
        unsigned long long most = static_cast<unsigned long long>(LLONG_MAX) + (minus ? 1 : 0);
        if (value > most || (minus && value == 0)) notA("integer", token);
        return minus ? static_cast<long long>(0 - value) : static_cast<long long>(value);
    }
    unsigned long long toUnsignedLong(const std::string& token) { return digits(token, 0); }

    double toDouble(const std::string& token) {
        char* end = nullptr;
        double value = std::strtod(token.c_str(), &end);
        bool all = !token.empty() && *end == '\0' && end == token.c_str() + token.size();
        if (!all || token.find_first_not_of("0123456789.eE+-") != std::string::npos || !std::isfinite(value))
            notA("double", token);
        return value;
    }
    double toStrictDouble(const std::string& token, int fewestDigits, int mostDigits) {
        std::size_t from = !token.empty() && token[0] == '-' ? 1 : 0;
        std::size_t point = std::min(token.find('.'), token.size());
        std::string whole = token.substr(from, point - from);
        std::string fraction = point < token.size() ? token.substr(point + 1) : "";
        auto areDigits = [](const std::string& s) { return s.find_first_not_of("0123456789") == std::string::npos; };
        bool isFine = !whole.empty() && areDigits(whole) && areDigits(fraction) && (whole.size() == 1 || whole[0] != '0') &&
                      (point == token.size() || !fraction.empty());
        if (!isFine) notA("strict double", token);
        int count = static_cast<int>(fraction.size());
        if (count < fewestDigits || count > mostDigits)
            quit(_pe, format("Expected strict double with number of digits after point in range [%d, %d], but \"%s\" found",
                             fewestDigits, mostDigits, compress(token).c_str()));
        double value = std::strtod(token.c_str(), nullptr);
        if (from == 1 && value == 0) notA("strict double", token);
        return value;
    }

  private:
    friend void registerValidation();
    inline static InStream* first_ = nullptr;
    int descriptor_ = -1;
    bool drained_ = false;
    std::string data_;
    std::size_t at_ = 0;
    int line_ = 1;

    void begin(int descriptor) {
        descriptor_ = descriptor;
        opened = descriptor >= 0;
        drained_ = !opened;
        data_.clear();
        at_ = 0;
        line_ = 1;
    }

    /// The character that stands `ahead` of the next one. Takes what there is: an interactor must not wait for more, nor
    /// wait while the program has not got what it was told.
    int peek(std::size_t ahead) {
        while (at_ + ahead >= data_.size()) {
            if (drained_) return EOF;
            if (stdfile && testlib_detail::mode == _interactor) {
                std::cout.flush();
                std::fflush(stdout);
            }
            if (stdfile && at_ > (1 << 20)) {
                data_.erase(0, at_ - 1);
                at_ = 1;
            }
            char chunk[1 << 16];
            ssize_t size = ::read(descriptor_, chunk, sizeof chunk);
            if (size < 0 && errno == EINTR) continue;
            if (size <= 0) drained_ = true;
            else data_.append(chunk, static_cast<std::size_t>(size));
        }
        return static_cast<unsigned char>(data_[at_ + ahead]);
    }

    bool isEolnAt() {
        int c = peek(0);
        return c == EOF || c == LF || (!strict && c == CR && peek(1) == LF);
    }

    static std::string shown(char c) {
        return c == LF ? "LF" : c == CR ? "CR" : c == TAB ? "TAB" : c == ' ' ? "SPACE" : std::string("'") + c + "'";
    }

    [[noreturn]] void notA(const char* what, const std::string& token) {
        quit(_pe, std::string("Expected ") + what + ", but \"" + compress(token) + "\" found");
    }

    unsigned long long digits(const std::string& token, std::size_t from) {
        std::size_t size = token.size() - from;
        if (token.size() <= from || size > 20 || token.find_first_not_of("0123456789", from) != std::string::npos ||
            (size > 1 && token[from] == '0'))
            notA("integer", token);
        unsigned long long value = 0;
        for (std::size_t i = from; i < token.size(); i++) {
            unsigned digit = static_cast<unsigned>(token[i] - '0');
            if (value > (ULLONG_MAX - digit) / 10) notA("integer", token);
            value = value * 10 + digit;
        }
        return value;
    }

    template <typename T>
    T ranged(T value, T least, T most, const std::string& what, const std::string& variable) {
        if (least <= value && value <= most) return value;
        std::string range = "violates the range [" + vtos(least) + ", " + vtos(most) + "]";
        if (variable.empty()) quit(_wa, what + " " + vtos(value) + " " + range);
        quit(_wa, what + " parameter [name=" + variable + "] equals to " + vtos(value) + ", " + range);
    }

    std::string matched(const std::string& text, const pattern& p, const std::string& what, const std::string& variable) {
        if (p.matches(text)) return text;
        std::string rule = "doesn't correspond to pattern \"" + compress(p.src()) + "\"";
        if (variable.empty()) quit(_wa, what + " \"" + compress(text) + "\" " + rule);
        quit(_wa, what + " element [name=" + variable + "] equals to \"" + compress(text) + "\", " + rule);
    }

    /// Values with one space between, in a strict stream; lines follow each other.
    template <typename Read>
    std::vector<std::invoke_result_t<Read, const std::string&>> several(int size, const std::string& variables,
                                                                        int indexBase, Read read, bool areLines = false) {
        std::vector<std::invoke_result_t<Read, const std::string&>> all;
        for (int i = 0; i < size; i++) {
            if (strict && i > 0 && !areLines) readSpace();
            all.push_back(read(variables.empty() ? variables : variables + "[" + vtos(i + indexBase) + "]"));
        }
        return all;
    }
};

inline InStream inf, ouf, ans;
inline std::fstream tout;

inline long long stringToLongLong(InStream& in, const std::string& token) { return in.toLong(token); }
inline unsigned long long stringToUnsignedLongLong(InStream& in, const std::string& token) {
    return in.toUnsignedLong(token);
}
inline double stringToDouble(InStream& in, const std::string& token) { return in.toDouble(token); }
inline double stringToStrictDouble(InStream& in, const std::string& token, int fewestDigits, int mostDigits) {
    return in.toStrictDouble(token, fewestDigits, mostDigits);
}

// ------------------------------------------------------------------------------------------------------------- verdicts

inline void testlib_detail::end(TResult result, const std::string& message) {
    ended = true;
#ifdef TESTLIB_POINTS_ARE_SHARES
    // Some judges take points as a share of the test's: up to 1 of the whole, above of 100.
    if (result == _points && points >= 0 && pointsInfo.empty())
        result = _pc(static_cast<int>(std::floor(std::min(points > 1 ? points : points * 100, 100.0) + 1e-9)));
#endif
    std::string text = words(result);
    if (result >= _partially) text = format("partially correct (%d) ", static_cast<int>(result) - _partially);
    if (result == _points) text += (pointsInfo.empty() ? plain(points) : pointsInfo) + (message.empty() ? "" : " ");
    if (testCase >= 0 && result != _ok) text += format("test case %d: ", testCase);
    // The judge reads the last 4,000 bytes of stderr, and the verdict stands at the beginning.
    text += message.size() <= 2000 ? message : message.substr(0, 2000) + "...";
    if (tout.is_open()) tout.close();
    std::cout.flush();
    std::fflush(stdout);
    if (!reportName.empty()) std::ofstream(reportName) << text << "\n";
    std::fprintf(stderr, "%s\n", text.c_str());
    std::exit(exitCode(result));
}

[[noreturn]] inline void quit(TResult result, const std::string& message = "") { ouf.quit(result, message); }
[[noreturn]] inline void quitf(TResult result, const char* fmt, ...) __attribute__((format(printf, 2, 3)));
inline void quitf(TResult result, const char* fmt, ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    ouf.quit(result, text);
}
inline void quitif(bool condition, TResult result, const char* fmt, ...) __attribute__((format(printf, 3, 4)));
inline void quitif(bool condition, TResult result, const char* fmt, ...) {
    if (!condition) return;
    TESTLIB_FORMAT_TO(text, fmt);
    ouf.quit(result, text);
}

/// Gives points: exit code 7, and the points on stderr.
[[noreturn]] inline void __testlib_quitp(double points, const std::string& message) {
    testlib_detail::points = points;
    ouf.quit(_points, message);
}
[[noreturn]] inline void quitp(double points, const std::string& message = "") { __testlib_quitp(points, message); }
/// Gives what another judge may read as points.
[[noreturn]] inline void quitpi(const std::string& info, const std::string& message = "") {
    testlib_detail::pointsInfo = info;
    ouf.quit(_points, message);
}
template <typename Points, typename... Rest>
[[noreturn]] void quitp(Points points, const char* fmt, Rest... rest) {
    if constexpr (sizeof...(rest) == 0) __testlib_quitp(static_cast<double>(points), fmt);
    else __testlib_quitp(static_cast<double>(points), format(fmt, rest...));
}

inline void __testlib_ensure(bool condition, const std::string& message) {
    if (!condition) ouf.quit(_fail, message);
}
#define ensure(condition) __testlib_ensure(condition, "Condition failed: \"" #condition "\"")
inline void ensuref(bool condition, const char* fmt, ...) __attribute__((format(printf, 2, 3)));
inline void ensuref(bool condition, const char* fmt, ...) {
    if (condition) return;
    TESTLIB_FORMAT_TO(text, fmt);
    ouf.quit(_fail, text);
}

/// Ends with `result` and a message that shows both values.
template <typename T>
[[noreturn]] void expectedButFound(TResult result, const T& expected, const T& found, const char* fmt = "", ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    if (!text.empty()) text += ": ";
    ouf.quit(result, text + "expected '" + compress(vtos(expected)) + "', found '" + compress(vtos(found)) + "'");
}

/// The number of the case that is being checked: messages name it.
inline void setTestCase(int number) { testlib_detail::testCase = number; }
inline void unsetTestCase() { testlib_detail::testCase = -1; }

inline void setName(const char* fmt, ...) __attribute__((format(printf, 1, 2)));
inline void setName(const char* fmt, ...) {
    TESTLIB_FORMAT_TO(text, fmt);
    checkerName = text;
}

// --------------------------------------------------------------------------------------------------------- registration

/// What the caller says of the test: `--testset pretests --group 3`.
class TestlibCaller {
  public:
    std::string testset() const { return testset_; }
    std::string group() const { return group_; }
    void setTestset(const std::string& testset) { testset_ = testset; }
    void setGroup(const std::string& group) { group_ = group; }
    /// Features are for statistics elsewhere; here they are only accepted.
    void addFeature(const std::string&) {}
    void feature(const std::string&) {}

  protected:
    std::string testset_, group_;
};
class Validator : public TestlibCaller {};
class Checker : public TestlibCaller {};
inline Validator validator;
inline Checker checker;
inline void addFeature(const std::string&) {}
inline void feature(const std::string&) {}

namespace testlib_detail {

inline void start(TTestlibMode newMode) {
    mode = newMode;
    std::atexit(checkEnd);
}

/// Takes `--testset name` and `--group name` out of the arguments; what else begins with `--` stays with its value unread.
template <typename Caller>
std::vector<std::string> arguments(int argc, char* argv[], Caller& caller) {
    std::vector<std::string> rest;
    for (int i = 1; i < argc; i++) {
        std::string word = argv[i];
        bool hasValue = i + 1 < argc;
        if (word == "--testset" && hasValue) caller.setTestset(argv[++i]);
        else if (word == "--group" && hasValue) caller.setGroup(argv[++i]);
        else if (word.rfind("--", 0) == 0 && hasValue) i++;
        else rest.push_back(word);
    }
    return rest;
}

}  // namespace testlib_detail

inline void registerTestlibCmd(int argc, char* argv[]) {
    testlib_detail::start(_checker);
    std::vector<std::string> given = testlib_detail::arguments(argc, argv, checker);
    if (given.size() < 3) testlib_detail::end(_fail, "The checker needs: input output answer [report]");
    if (given.size() > 3) testlib_detail::reportName = given[3];
    inf.init(given[0], _input);
    ouf.init(given[1], _output);
    ans.init(given[2], _answer);
}

inline void registerInteraction(int argc, char* argv[]) {
    testlib_detail::start(_interactor);
    std::vector<std::string> given = testlib_detail::arguments(argc, argv, checker);
    if (given.size() < 2) testlib_detail::end(_fail, "The interactor needs: input output [answer [report]]");
    if (given.size() > 3) testlib_detail::reportName = given[3];
    // A program that ends early is seen as the end of its output, not as a signal.
    ::signal(SIGPIPE, SIG_IGN);
    inf.init(given[0], _input);
    tout.open(given[1], std::ios_base::out);
    if (!tout.is_open()) testlib_detail::end(_fail, "Cannot write to the output file \"" + given[1] + "\"");
    ouf.init(stdin, _output);
    if (given.size() > 2) ans.init(given[2], _answer);
    else ans.name = "no answer file";
}

inline void registerValidation() {
    testlib_detail::start(_validator);
    inf.init(stdin, _input);
    inf.strict = true;
    InStream::first_ = &inf;
}
inline void registerValidation(int argc, char* argv[]) {
    testlib_detail::arguments(argc, argv, validator);
    registerValidation();
}

namespace testlib_detail {
inline std::vector<std::string> plainOptions;
inline std::map<std::string, std::string> namedOptions;

/// `-n=5`, `--n=5`, `-n 5`, `-n5` and the flag `-n`; every word is an option by its place as well.
inline void readOptions(int argc, char* argv[]) {
    plainOptions.assign(argv, argv + argc);
    auto beginsName = [](const std::string& word, std::size_t at) {
        return at < word.size() && (std::isalpha(static_cast<unsigned char>(word[at])) || word[at] == '_');
    };
    auto dashes = [&](const std::string& word) {
        std::size_t count = word.rfind("--", 0) == 0 ? 2 : word.rfind("-", 0) == 0 ? 1 : 0;
        return count > 0 && beginsName(word, count) ? count : 0;
    };
    for (std::size_t i = 1; i < plainOptions.size(); i++) {
        const std::string& word = plainOptions[i];
        std::size_t from = dashes(word), equals = word.find('=');
        if (from == 0) continue;
        bool hasValue = i + 1 < plainOptions.size() && dashes(plainOptions[i + 1]) == 0;
        if (equals != std::string::npos) namedOptions[word.substr(from, equals - from)] = word.substr(equals + 1);
        else if (from == 1 && word.size() > 2 && std::isdigit(static_cast<unsigned char>(word[2])))
            namedOptions[word.substr(1, 1)] = word.substr(2);
        else namedOptions[word.substr(from)] = hasValue ? plainOptions[i + 1] : "true";
    }
}

template <typename T>
T option(const std::string& text, const std::string& name) {
    if constexpr (std::is_same_v<T, std::string>) {
        return text;
    } else if constexpr (std::is_same_v<T, bool>) {
        if (text == "true" || text == "1") return true;
        if (text == "false" || text == "0") return false;
    } else {
        std::string digits = text;
        if (std::is_integral_v<T> && digits.find_first_of("eE.") != std::string::npos) {
            double value = std::strtod(digits.c_str(), nullptr);
            if (value == std::floor(value)) return static_cast<T>(value);
        }
        std::istringstream in(digits);
        T value{};
        if (in >> value && (in >> std::ws).eof()) return value;
    }
    end(_fail, "Option " + name + " has the value \"" + compress(text) + "\", which is not of its type");
}
}  // namespace testlib_detail

/// `version` 0 and 1 are the same here.
inline void registerGen(int argc, char* argv[], int version = 1) {
    (void)version;
    testlib_detail::mode = _generator;
    testlib_detail::readOptions(argc, argv);
    rnd.setSeed(argc, argv);
}

// -------------------------------------------------------------------------------------------------------------- options

inline bool has_opt(const std::string& key) { return testlib_detail::namedOptions.count(key) > 0; }
template <typename T>
T opt(const std::string& key) {
    auto found = testlib_detail::namedOptions.find(key);
    if (found == testlib_detail::namedOptions.end()) testlib_detail::end(_fail, "Option " + key + " is missing");
    return testlib_detail::option<T>(found->second, key);
}
template <typename T>
T opt(const std::string& key, const T& otherwise) {
    return has_opt(key) ? opt<T>(key) : otherwise;
}
template <typename T>
T opt(int index) {
    if (index < 0 || static_cast<std::size_t>(index) >= testlib_detail::plainOptions.size())
        testlib_detail::end(_fail, format("Option %d is missing", index));
    return testlib_detail::option<T>(testlib_detail::plainOptions[static_cast<std::size_t>(index)], vtos(index));
}
template <typename T>
T opt(int index, const T& otherwise) {
    return static_cast<std::size_t>(index) < testlib_detail::plainOptions.size() ? opt<T>(index) : otherwise;
}
inline std::string opt(const std::string& key) { return opt<std::string>(key); }
inline std::string opt(const std::string& key, const std::string& otherwise) { return opt<std::string>(key, otherwise); }
inline std::string opt(int index) { return opt<std::string>(index); }
/// Unused options are never an error here.
inline void suppressEnsureNoUnusedOpt() {}
inline void suppressEnsureNoUnusedOpts() {}

namespace testlib_detail {
template <typename T, typename = void>
struct is_iterator : std::false_type {};
template <typename T>
struct is_iterator<T, std::void_t<typename T::iterator_category>> : std::true_type {};
template <typename T, typename = void>
struct is_printable : std::false_type {};
template <typename T>
struct is_printable<T, std::void_t<decltype(std::cout << std::declval<const T&>())>> : std::true_type {};

template <typename T>
void show(const T& value) {
    if constexpr (is_printable<T>::value) std::cout << value;
    else std::cout << join(value);
}
}  // namespace testlib_detail

/// All arguments in one line, with spaces between; a collection or a range of two iterators as its elements.
template <typename First, typename... Rest>
void println(const First& first, const Rest&... rest) {
    using testlib_detail::is_iterator;
    if constexpr (sizeof...(Rest) == 1 && is_iterator<First>::value && (is_iterator<Rest>::value && ...)) {
        std::cout << join(first, rest...);
    } else {
        testlib_detail::show(first);
        ((std::cout << ' ', testlib_detail::show(rest)), ...);
    }
    std::cout << '\n';
}

/// From here on the generator writes test `number`, to a file of that name.
inline void startTest(int number) {
    if (!std::freopen(vtos(number).c_str(), "wt", stdout)) testlib_detail::end(_fail, "Cannot write test " + vtos(number));
}

#undef TESTLIB_FORMAT_TO
#pragma pop_macro("int")
#endif
