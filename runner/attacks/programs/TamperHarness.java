/** Swaps the streams and ends the machine before a harness could compare. */
public class TamperHarness {
  public static void main(String[] args) {
    System.out.println(41);
    System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    System.out.println(42);
    Runtime.getRuntime().halt(0);
  }
}
