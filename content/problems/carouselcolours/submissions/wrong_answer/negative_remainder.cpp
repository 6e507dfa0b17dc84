// Mistake: the remainder can become negative.
#include <cstdio>

int main() {
  long long n, k;
  if (scanf("{\"seats\":%lld,\"colours\":%lld}", &n, &k) != 2) return 1;
  const long long prime = 1000000007;
  long long ways = 1, base = k - 1;
  for (long long left = n; left > 0; left /= 2) {
    if (left % 2) ways = ways * base % prime;
    base = base * base % prime;
  }
  printf("%lld\n", (ways + (n % 2 ? 1 - k : k - 1)) % prime);
}
