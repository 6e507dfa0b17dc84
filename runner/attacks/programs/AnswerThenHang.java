/** Prints the right answer, but a thread that is no daemon never ends. */
public class AnswerThenHang {
  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (args) {
        try {
          args.wait();
        } catch (InterruptedException error) {
          Thread.currentThread().interrupt();
        }
      }
    }).start();
    System.out.println(42);
  }
}
