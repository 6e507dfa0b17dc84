
// Added by the judge: reads the input, calls your solve and prints what it returns.
final class JudgeHarness {
  public static void main(String[] args) throws Exception {
    Object input = parse(new String(System.in.readAllBytes(), "UTF-8"));
    System.out.println(show(new {{solution}}().solve({{arguments}})));
  }

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
    if (input instanceof java.util.Map && ((java.util.Map<?, ?>) input).containsKey(name))
      return ((java.util.Map<?, ?>) input).get(name);
    throw new IllegalArgumentException("the input has no \"" + name + "\"");
  }

  @SuppressWarnings("unchecked")
  static <T> T read(Object json, Class<T> type) {
    if (type == String.class) return (T) json;
    if (type == Boolean.class || type == boolean.class) return (T) json;
    if (type == Integer.class || type == int.class) return (T) (Integer) ((Number) json).intValue();
    if (type == Long.class || type == long.class) return (T) (Long) ((Number) json).longValue();
    if (type == Double.class || type == double.class) return (T) (Double) ((Number) json).doubleValue();
    //:tree if (type == TreeNode.class) return (T) tree((java.util.List<?>) json);
    java.util.List<?> items = (java.util.List<?>) json;
    Object array = java.lang.reflect.Array.newInstance(type.getComponentType(), items.size());
    for (int i = 0; i < items.size(); i++)
      java.lang.reflect.Array.set(array, i, read(items.get(i), type.getComponentType()));
    return (T) array;
  }
  //:tree
  //:tree static TreeNode tree(java.util.List<?> values) {
  //:tree   if (values.isEmpty()) return null;
  //:tree   TreeNode root = new TreeNode(read(values.get(0), int.class));
  //:tree   java.util.List<TreeNode> waiting = new java.util.ArrayList<>(java.util.List.of(root));
  //:tree   for (int i = 1, node = 0; i < values.size(); node++)
  //:tree     for (int side = 0; side < 2 && i < values.size(); side++) {
  //:tree       Object value = values.get(i++);
  //:tree       if (value == null) continue;
  //:tree       TreeNode child = new TreeNode(read(value, int.class));
  //:tree       if (side == 0) waiting.get(node).left = child;
  //:tree       else waiting.get(node).right = child;
  //:tree       waiting.add(child);
  //:tree     }
  //:tree   return root;
  //:tree }

  static String show(Object value) {
    //:tree if (value instanceof TreeNode) return showTree((TreeNode) value);
    if (value instanceof java.util.Collection) value = ((java.util.Collection<?>) value).toArray();
    if (value == null || !value.getClass().isArray()) return String.valueOf(value);
    StringBuilder out = new StringBuilder();
    for (int i = 0, n = java.lang.reflect.Array.getLength(value); i < n; i++) {
      Object item = java.lang.reflect.Array.get(value, i);
      boolean row = item != null && (item.getClass().isArray() || item instanceof java.util.Collection<?>);
      if (i > 0) out.append(row || item instanceof String ? "\n" : " ");
      out.append(row ? show(item).replace('\n', ' ') : show(item));
    }
    return out.toString();
  }
  //:tree
  //:tree static String showTree(TreeNode root) {
  //:tree   java.util.List<TreeNode> all = new java.util.ArrayList<>(java.util.Collections.singletonList(root));
  //:tree   for (int i = 0; i < all.size(); i++)
  //:tree     if (all.get(i) != null) all.addAll(java.util.Arrays.asList(all.get(i).left, all.get(i).right));
  //:tree   while (all.get(all.size() - 1) == null) all.remove(all.size() - 1);
  //:tree   java.util.StringJoiner out = new java.util.StringJoiner(" ");
  //:tree   for (TreeNode node : all) out.add(node == null ? "null" : String.valueOf(node.val));
  //:tree   return out.toString();
  //:tree }

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
      java.util.List<Object> items = new java.util.ArrayList<>();
      java.util.Map<String, Object> fields = new java.util.LinkedHashMap<>();
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
//:node
//:node class TreeNode {
//:node   int val;
//:node   TreeNode left, right;
//:node
//:node   TreeNode(int val) {
//:node     this.val = val;
//:node   }
//:node }
