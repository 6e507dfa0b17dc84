/** Takes memory without end. */
public class PlainHeapBomb {
  public static void main(String[] args) {
    java.util.List<long[]> kept = new java.util.ArrayList<>();
    for (;;) kept.add(new long[1 << 17]);
  }
}
