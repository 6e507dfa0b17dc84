/** Two locks, two threads, each waits for the other. */
public class IdleDeadlock {
  public static void main(String[] args) throws InterruptedException {
    Object left = new Object(), right = new Object();
    new Thread(() -> hold(left, right)).start();
    new Thread(() -> hold(right, left)).start();
  }

  static void hold(Object first, Object second) {
    synchronized (first) {
      try {
        Thread.sleep(100);
      } catch (InterruptedException error) {
        return;
      }
      synchronized (second) {
        System.out.println(42);
      }
    }
  }
}
