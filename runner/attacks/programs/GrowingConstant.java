/** Constants that double in length: the compiler would have to write gigabytes. */
public class GrowingConstant {
  static final String A = "0123456789012345678901234567890123456789012345678901234567890123";
  static final String B = A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A;
  static final String C = B + B + B + B + B + B + B + B + B + B + B + B + B + B + B + B;
  static final String D = C + C + C + C + C + C + C + C + C + C + C + C + C + C + C + C;
  static final String E = D + D + D + D + D + D + D + D + D + D + D + D + D + D + D + D;
  static final String F = E + E + E + E + E + E + E + E + E + E + E + E + E + E + E + E;

  public static void main(String[] args) {
    System.out.println(F);
  }
}
