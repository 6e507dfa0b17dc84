/** Starts threads without end, each busy. */
public class ThreadBomb {
  public static void main(String[] args) {
    for (;;)
      new Thread(() -> {
        for (;;) Thread.onSpinWait();
      }).start();
  }
}
