/** Writes to standard error without end. */
public class FloodErrors {
  public static void main(String[] args) {
    for (;;) System.err.println("e".repeat(60000));
  }
}
