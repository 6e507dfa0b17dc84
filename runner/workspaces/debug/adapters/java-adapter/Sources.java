import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ReferenceType;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sources of a program: which file a class was written in. */
final class Sources {
  private static final int MOST_FILES = 5000;
  private static final int DEEPEST = 20;
  /** Not stepped into, and not shown above the program's own code. */
  static final List<String> LIBRARIES = List.of("java.*", "javax.*", "jdk.*", "sun.*", "com.sun.*");

  private final Map<String, List<Path>> byName = new HashMap<>();

  Sources(Path folder) throws IOException {
    Files.walkFileTree(folder, java.util.Set.of(), DEEPEST, new SimpleFileVisitor<>() {
      private int seen;

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String name = file.getFileName().toString();
        if (name.endsWith(".java")) byName.computeIfAbsent(name, any -> new ArrayList<>()).add(file);
        return ++seen < MOST_FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException why) {
        return FileVisitResult.CONTINUE;
      }
    });
  }

  static boolean isLibrary(ReferenceType type) {
    String name = type.name();
    return LIBRARIES.stream().anyMatch(each -> name.startsWith(each.substring(0, each.length() - 1)));
  }

  /** The file of that class; null where it is none of the program's. Of several with one name, that in the package's folder. */
  Path of(ReferenceType type) {
    if (isLibrary(type)) return null;
    try {
      List<Path> found = byName.getOrDefault(type.sourceName(), List.of());
      Path inPackage = Path.of(type.sourcePaths(null).get(0));
      return found.stream()
          .filter(each -> each.endsWith(inPackage))
          .findFirst()
          .orElse(found.isEmpty() ? null : found.get(0));
    } catch (AbsentInformationException unknown) {
      return null;
    }
  }
}
