/** An annotation processor in its own source: would write a file if the compiler ran it. */
@javax.annotation.processing.SupportedAnnotationTypes("*")
public class CompileTimeCode extends javax.annotation.processing.AbstractProcessor {
  static final java.io.File MARK = new java.io.File("/box/ran-in-the-compiler");

  @Override
  public boolean process(
      java.util.Set<? extends javax.lang.model.element.TypeElement> types,
      javax.annotation.processing.RoundEnvironment round) {
    return MARK.mkdir();
  }

  public static void main(String[] args) {
    System.out.println(MARK.exists() ? "it ran in the compiler" : "42");
  }
}
