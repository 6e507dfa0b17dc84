import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, numbers (Long or Double), booleans and null. The JDK brings none. */
final class Json {
  private static final int DEEPEST = 100;
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  /** Throws IllegalArgumentException where the text is no JSON. */
  static Object read(String text) {
    Json json = new Json(text);
    Object value = json.value(0);
    if (json.next() != '\0') throw json.wrong();
    return value;
  }

  static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  private IllegalArgumentException wrong() {
    return new IllegalArgumentException("No JSON at character " + at);
  }

  /** The next character that is no space; NUL at the end. */
  private char next() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private boolean skip(char wanted) {
    if (next() != wanted || at >= text.length()) return false;
    at++;
    return true;
  }

  private void must(char wanted) {
    if (!skip(wanted)) throw wrong();
  }

  private Object value(int depth) {
    if (depth > DEEPEST) throw wrong();
    switch (next()) {
      case '{': {
        at++;
        Map<String, Object> map = new LinkedHashMap<>();
        if (skip('}')) return map;
        do {
          if (next() != '"') throw wrong();
          String name = string();
          must(':');
          map.put(name, value(depth + 1));
        } while (skip(','));
        must('}');
        return map;
      }
      case '[': {
        at++;
        List<Object> list = new ArrayList<>();
        if (skip(']')) return list;
        do list.add(value(depth + 1));
        while (skip(','));
        must(']');
        return list;
      }
      case '"':
        return string();
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", null);
      default:
        return number();
    }
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) throw wrong();
    at += word.length();
    return value;
  }

  private Object number() {
    int from = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    String digits = text.substring(from, at);
    if (digits.matches("-?\\d{1,18}")) return Long.valueOf(digits);
    if (!digits.matches("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?")) throw wrong();
    return Double.valueOf(digits);
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return out.toString();
      }
      if (c < ' ') throw wrong();
      if (c != '\\') {
        out.append(c);
        continue;
      }
      if (++at >= text.length()) throw wrong();
      int escape = "\"\\/bfnrtu".indexOf(text.charAt(at));
      if (escape < 0) throw wrong();
      if (escape < 8) {
        out.append("\"\\/\b\f\n\r\t".charAt(escape));
        continue;
      }
      if (at + 4 >= text.length() || !text.substring(at + 1, at + 5).matches("[0-9a-fA-F]{4}")) throw wrong();
      out.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
      at += 4;
    }
    throw wrong();
  }

  private static void write(Object value, StringBuilder out) {
    if (value instanceof Map<?, ?> map) {
      out.append('{');
      for (Iterator<? extends Map.Entry<?, ?>> all = map.entrySet().iterator(); all.hasNext(); ) {
        Map.Entry<?, ?> entry = all.next();
        quote(String.valueOf(entry.getKey()), out);
        out.append(':');
        write(entry.getValue(), out);
        if (all.hasNext()) out.append(',');
      }
      out.append('}');
    } else if (value instanceof List<?> list) {
      out.append('[');
      for (Iterator<?> all = list.iterator(); all.hasNext(); ) {
        write(all.next(), out);
        if (all.hasNext()) out.append(',');
      }
      out.append(']');
    } else if (value instanceof String string) quote(string, out);
    else out.append(value);
  }

  private static void quote(String string, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      // What stands alone of a pair is no text in UTF-8.
      if (c == '"' || c == '\\') out.append('\\').append(c);
      else if (c < ' ' || Character.isSurrogate(c)) out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    }
    out.append('"');
  }
}
