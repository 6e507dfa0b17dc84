/** A class whose name leads out of the folder, written with escapes that the compiler resolves first. */
public class \u002e\u002e\u002f\u002e\u002e\u002fetc\u002fpasswd {
  public static void main(String[] args) {
    System.out.println(42);
  }
}
