import java.util.List;
import java.util.Map;

/** Arguments of a request, which may be anything: what is not of the wanted kind is refused. */
final class Arguments {
  private Arguments() {}

  @SuppressWarnings("unchecked")
  static Map<String, Object> mapOrNull(Object value) {
    return value instanceof Map ? (Map<String, Object>) value : null;
  }

  static Map<String, Object> map(Object value, String name) {
    Map<String, Object> map = mapOrNull(value);
    if (map == null) throw new Connection.Refusal("\"" + name + "\" must be an object");
    return map;
  }

  static String text(Map<String, Object> from, String name) {
    if (from.get(name) instanceof String text) return text;
    throw new Connection.Refusal("\"" + name + "\" must be a text");
  }

  static String textOr(Map<String, Object> from, String name, String otherwise) {
    return from.get(name) instanceof String text ? text : otherwise;
  }

  static int number(Map<String, Object> from, String name, Integer otherwise) {
    Object value = from.get(name);
    if (value == null && otherwise != null) return otherwise;
    if (value instanceof Long number && number >= 0 && number <= Integer.MAX_VALUE) return number.intValue();
    throw new Connection.Refusal("\"" + name + "\" must be a whole number");
  }

  static List<?> list(Map<String, Object> from, String name) {
    Object value = from.get(name);
    if (value == null) return List.of();
    if (value instanceof List<?> list && list.size() <= 1000) return list;
    throw new Connection.Refusal("\"" + name + "\" must be a list of at most 1,000");
  }

  static List<String> texts(Map<String, Object> from, String name) {
    return list(from, name).stream()
        .map(each -> {
          if (each instanceof String text) return text;
          throw new Connection.Refusal("\"" + name + "\" must be a list of texts");
    })
        .toList();
  }
}
