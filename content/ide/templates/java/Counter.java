import java.util.Map;
import java.util.TreeMap;

class Counter {
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    void print() {
        counts.forEach((word, count) -> System.out.println(word + ": " + count));
    }
}
