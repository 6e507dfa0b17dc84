/** Ends at once, but computes for ever in a shutdown hook. */
public class BusyInShutdown {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      for (long i = 0;; i++) if (i < 0) Thread.yield();
    }));
  }
}
