// Types that double in number with every step.
template <int depth, int branch>
struct Bomb {
  static constexpr long value = Bomb<depth - 1, branch * 2>::value + Bomb<depth - 1, branch * 2 + 1>::value;
};
template <int branch>
struct Bomb<0, branch> {
  static constexpr long value = branch;
};
int main() { return Bomb<28, 1>::value; }
