import com.sun.tools.javac.Main;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * javac, which has compiled before: where it is started ahead (-Dahead=true), it compiles a program of ours some times over,
 * from memory to nowhere. Then, and with the same words and exit code as javac, its arguments.
 */
public final class Compiler {
  /** After these, another one makes the next compilation no faster. */
  private static final int TIMES = 3;

  /** Uses what learners' programs use most. */
  private static final String PROGRAM = """
      import java.io.*;
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;

      public class Main {
        record Point(int x, int y) {}
        interface Step { int next(int value); }
        enum Side { LEFT, RIGHT }

        static <T extends Comparable<T>> T largest(List<T> all) {
          T best = all.get(0);
          for (T each : all) if (each.compareTo(best) > 0) best = each;
          return best;
        }

        public static void main(String[] arguments) throws IOException {
          BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
          Map<String, List<Integer>> groups = new HashMap<>();
          int count = Integer.parseInt(in.readLine().trim());
          long sum = 0;
          int[][] grid = new int[count][count];
          StringBuilder out = new StringBuilder();
          for (int i = 0; i < count; i++) {
            groups.computeIfAbsent("key" + i, key -> new ArrayList<>()).add(i);
            sum += grid[i][0];
          }
          Step step = value -> value + 1;
          switch (count) { case 1: sum++; break; default: sum--; }
          try { sum = step.next(3); } catch (RuntimeException e) { throw new IllegalStateException(e); }
          System.out.println(IntStream.range(0, count).mapToObj(i -> new Point(i, i)).map(Point::toString)
              .collect(Collectors.joining(",")) + largest(List.of(1, 2)) + sum + out + Side.LEFT);
          Scanner scanner = new Scanner(System.in);
          PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> a[0] - b[0]);
          Deque<Integer> deque = new ArrayDeque<>();
          while (scanner.hasNextInt()) deque.push(scanner.nextInt());
          System.out.printf("%d %s%n", queue.size() + deque.size(), Arrays.toString(grid[0]));
        }
      }
      """;

  private static final class Text extends SimpleJavaFileObject {
    Text() { super(URI.create("string:///Main.java"), Kind.SOURCE); }
    @Override public CharSequence getCharContent(boolean ignoreEncodingErrors) { return PROGRAM; }
  }

  private static final class Nowhere extends SimpleJavaFileObject {
    Nowhere() { super(URI.create("string:///Main.class"), Kind.CLASS); }
    @Override public OutputStream openOutputStream() { return new ByteArrayOutputStream(); }
  }

  private static void compileOurs() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaFileManager files = new ForwardingJavaFileManager<>(compiler.getStandardFileManager(null, null, null)) {
      @Override public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
        return new Nowhere();
      }
    };
    PrintWriter silence = new PrintWriter(OutputStream.nullOutputStream());
    compiler.getTask(silence, files, null, List.of("-proc:none"), null, List.of(new Text())).call();
  }

  public static void main(String[] arguments) {
    if (Boolean.getBoolean("ahead")) for (int turn = 0; turn < TIMES; turn++) compileOurs();
    System.exit(Main.compile(arguments));
  }
}
