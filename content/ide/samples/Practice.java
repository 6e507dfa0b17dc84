import java.util.ArrayList;
import java.util.List;

public class Practice {
    /** Visits a list of numbers and keeps those that nothing smaller divides. */
    static List<Integer> primesUpTo(int limit) {
        List<Integer> primes = new ArrayList<>();
        for (int candidate = 2; candidate <= limit; candidate++) {
            boolean isPrime = true;
            for (int prime : primes) {
                if (prime * prime > candidate) break;
                if (candidate % prime == 0) {
                    isPrime = false;
                    break;
                }
            }
            if (isPrime) primes.add(candidate);
        }
        return primes;
    }

    public static void main(String[] args) {
        System.out.println("Primes up to 50: " + primesUpTo(50));
    }
}
