// Write your solution here
import java.util.*;

public class Main {
  static int solve(int n, int[][] quarrels) {
    List<List<Integer>> rivals = new ArrayList<>();
    for (int i = 0; i < n; i++) rivals.add(new ArrayList<>());
    for (int[] pair : quarrels) {
      rivals.get(pair[0]).add(pair[1]);
      rivals.get(pair[1]).add(pair[0]);
    }
    int[] side = new int[n];
    Arrays.fill(side, -1);
    int early = 0;
    for (int start = 0; start < n; start++) {
      if (side[start] >= 0) continue;
      side[start] = 0;
      List<Integer> group = new ArrayList<>(List.of(start));
      int ones = 0;
      for (int at = 0; at < group.size(); at++) {
        int worker = group.get(at);
        ones += side[worker];
        for (int rival : rivals.get(worker)) {
          if (side[rival] == side[worker]) return -1;
          if (side[rival] >= 0) continue;
          side[rival] = 1 - side[worker];
          group.add(rival);
        }
      }
      early += Math.max(ones, group.size() - ones);
    }
    return early;
  }

  // Reads the input, calls solve and prints its answer. No need to change it.
  public static void main(String[] args) throws Exception {
    Object input = Starter.parse(new String(System.in.readAllBytes(), "UTF-8"));
    System.out.println(Starter.show(solve(Starter.read(Starter.field(input, "n"), int.class), Starter.read(Starter.field(input, "quarrels"), int[][].class))));
  }
}

class Starter {
  /** The value of a JSON text; a text that is not JSON is its own value. */
  static Object parse(String source) {
    text = source;
    at = 0;
    try {
      Object value = value();
      space();
      return at < text.length() ? text : value;
    } catch (RuntimeException notJson) {
      return text;
    }
  }

  static Object field(Object input, String name) {
    if (input instanceof Map && ((Map<?, ?>) input).containsKey(name)) return ((Map<?, ?>) input).get(name);
    throw new IllegalArgumentException("the input has no \"" + name + "\"");
  }

  @SuppressWarnings("unchecked")
  static <T> T read(Object json, Class<T> type) {
    if (type == String.class) return (T) json;
    if (type == Boolean.class || type == boolean.class) return (T) json;
    if (type == Integer.class || type == int.class) return (T) (Integer) ((Number) json).intValue();
    if (type == Long.class || type == long.class) return (T) (Long) ((Number) json).longValue();
    if (type == Double.class || type == double.class) return (T) (Double) ((Number) json).doubleValue();
    List<?> items = (List<?>) json;
    Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), items.size());
    for (int i = 0; i < items.size(); i++)
      java.lang.reflect.Array.set(array, i, read(items.get(i), type.getComponentType()));
    return (T) array;
  }

  static String show(Object value) {
    if (value instanceof Collection) value = ((Collection<?>) value).toArray();
    if (value == null || !value.getClass().isArray()) return String.valueOf(value);
    StringBuilder out = new StringBuilder();
    for (int i = 0, n = java.lang.reflect.Array.getLength(value); i < n; i++) {
      Object item = java.lang.reflect.Array.get(value, i);
      boolean row = item != null && (item.getClass().isArray() || item instanceof Collection<?>);
      if (i > 0) out.append(row || item instanceof String ? "\n" : " ");
      out.append(row ? show(item).replace('\n', ' ') : show(item));
    }
    return out.toString();
  }

  // A small JSON reader: objects become maps, arrays lists, numbers Long or Double.
  static String text;
  static int at;

  static void space() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
  }

  static Object value() {
    space();
    char c = text.charAt(at);
    if (c == '"') return quoted();
    if (c == '[' || c == '{') {
      List<Object> items = new ArrayList<>();
      Map<String, Object> fields = new LinkedHashMap<>();
      at++;
      for (space(); text.charAt(at) != ']' && text.charAt(at) != '}'; space()) {
        if (text.charAt(at) == ',') at++;
        if (c == '[') {
          items.add(value());
          continue;
        }
        space();
        String name = quoted();
        space();
        at++;
        fields.put(name, value());
      }
      at++;
      return c == '[' ? items : fields;
    }
    int from = at;
    while (at < text.length() && ",]} \n\r\t".indexOf(text.charAt(at)) < 0) at++;
    String word = text.substring(from, at);
    if (word.equals("null")) return null;
    if (word.equals("true") || word.equals("false")) return word.equals("true");
    boolean whole = word.indexOf('.') < 0 && word.indexOf('e') < 0 && word.indexOf('E') < 0;
    if (whole) return Long.parseLong(word);
    return Double.parseDouble(word);
  }

  static String quoted() {
    StringBuilder out = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char c = text.charAt(at);
      if (c == '\\') {
        c = text.charAt(++at);
        if (c == 'u') {
          c = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
          at += 4;
        } else if ("ntr".indexOf(c) >= 0) {
          c = "\n\t\r".charAt("ntr".indexOf(c));
        }
      }
      out.append(c);
    }
    at++;
    return out.toString();
  }
}
