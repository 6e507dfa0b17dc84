import java.util.ArrayList;
import java.util.List;

/** Takes memory without end and swallows the error that the virtual machine throws. */
public class HeapBomb {
  public static void main(String[] args) {
    List<byte[]> kept = new ArrayList<>();
    while (true) {
      try {
        kept.add(new byte[1 << 20]);
      } catch (OutOfMemoryError error) {
        Thread.yield();
      }
    }
  }
}
