import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ArrayReference;
import com.sun.jdi.CharValue;
import com.sun.jdi.ClassType;
import com.sun.jdi.Field;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.PrimitiveValue;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.StringReference;
import com.sun.jdi.Value;
import com.sun.jdi.VoidValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values as people read them, and what they consist of. References are good until the program goes on. */
final class Values {
  private static final int MOST_CHARS = 1000;
  private static final int MOST_ELEMENTS = 20;
  private static final int MOST_SHOWN = 200;
  private static final List<String> BOXES = List.of(
      "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Character",
      "java.lang.Boolean", "java.lang.Double", "java.lang.Float");

  private final Evaluator evaluator;
  private final List<Object> kept = new ArrayList<>();
  /** Made by us for showing them: the program does not hold them. */
  private final List<ObjectReference> held = new ArrayList<>();

  record Locals(Evaluator.Place place) {}

  record Statics(ReferenceType type) {}

  private record Named(String name, Value value) {}

  Values(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** The program goes on. */
  void forget() {
    kept.clear();
    for (ObjectReference each : held) {
      try {
        each.enableCollection();
      } catch (RuntimeException gone) {
        // It has been collected, or the program is over.
      }
    }
    held.clear();
  }

  int keep(Object what) {
    kept.add(what);
    return kept.size();
  }

  static boolean isBox(Value value) {
    return value instanceof ObjectReference object && BOXES.contains(object.referenceType().name());
  }

  static Value inBox(ObjectReference box) {
    return box.getValue(box.referenceType().fieldByName("value"));
  }

  static String shortName(String type) {
    String plain = type.replaceAll("^([a-z_][\\w]*\\.)+", "");
    return plain.substring(plain.lastIndexOf('$') + 1).isEmpty() || plain.matches(".*\\$\\d+.*")
        ? plain
        : plain.substring(plain.lastIndexOf('$') + 1);
  }

  private static String cut(String text) {
    return text.length() <= MOST_CHARS ? text : text.substring(0, MOST_CHARS) + "…";
  }

  private static String quoted(String text, char quote) {
    String inside = text.replace("\\", "\\\\")
        .replace("\n", "\\n")
        .replace("\r", "\\r")
        .replace("\t", "\\t")
        .replace("" + quote, "\\" + quote);
    return quote + inside + quote;
  }

  /** In one line. `place` null: nothing of the program is run for it. */
  String shown(Value value, Evaluator.Place place) {
    return cut(shown(value, place, true));
  }

  private String shown(Value value, Evaluator.Place place, boolean whole) {
    if (value == null) return "null";
    if (value instanceof VoidValue) return "void";
    if (value instanceof CharValue character) return quoted(String.valueOf(character.value()), '\'');
    if (value instanceof PrimitiveValue) return value.toString();
    if (value instanceof StringReference string) {
      String text = string.value();
      return text.length() <= MOST_CHARS ? quoted(text, '"') : quoted(text.substring(0, MOST_CHARS), '"') + "…";
    }
    ObjectReference object = (ObjectReference) value;
    if (isBox(object)) return shown(inBox(object), place, whole);
    String name = shortName(object.referenceType().name());
    if (object instanceof ArrayReference array) {
      String length = name.replaceFirst("\\[\\]", "[" + array.length() + "]");
      return whole ? length + " " + listed(elements(array, 0, MOST_ELEMENTS), array.length(), place, '[', ']') : length;
    }
    if (object.referenceType() instanceof ClassType type && type.isEnum() || isEnumBody(object)) {
      Field constant = object.referenceType().fieldByName("name");
      if (constant != null) return String.valueOf(plain(object.getValue(constant)));
    }
    try {
      List<Named> entries = place == null ? null : logical(object, place);
      if (entries != null) return name + (whole ? " " + listed(entries.subList(0, Math.min(entries.size(), MOST_ELEMENTS)), entries.size(), place, '[', ']') : "(" + entries.size() + ")");
      if (Sources.isLibrary(object.referenceType()))
        return place == null ? name : String.valueOf(plain(evaluator.invoke(place, object, "toString")));
    } catch (Connection.Refusal failed) {
      return name;
    }
    if (!whole) return name;
    List<Named> fields = fields(object);
    return fields.isEmpty() ? name : name + " " + listed(fields.subList(0, Math.min(fields.size(), MOST_ELEMENTS)), fields.size(), place, '{', '}');
  }

  private static boolean isEnumBody(ObjectReference object) {
    return object.referenceType() instanceof ClassType type && type.superclass() != null && type.superclass().isEnum();
  }

  private static Object plain(Value value) {
    return value instanceof StringReference string ? string.value() : value;
  }

  private String listed(List<Named> parts, int of, Evaluator.Place place, char open, char close) {
    StringBuilder out = new StringBuilder().append(open);
    int left = of;
    for (Named part : parts) {
      if (left < of) out.append(", ");
      if (open == '{') out.append(part.name).append(" = ");
      else if (!part.name.matches("\\d+")) out.append(part.name).append(" → ");
      out.append(shown(part.value, place, false));
      left--;
      if (out.length() > MOST_CHARS) break;
    }
    if (left > 0) out.append(", …");
    return out.append(close).toString();
  }

  private static List<Named> elements(ArrayReference array, int from, int count) {
    List<Named> all = new ArrayList<>();
    int most = Math.min(count, array.length() - from);
    if (most <= 0) return all;
    List<Value> values = array.getValues(from, most);
    for (int i = 0; i < most; i++) all.add(new Named(String.valueOf(from + i), values.get(i)));
    return all;
  }

  private static List<Named> fields(ObjectReference object) {
    List<Named> all = new ArrayList<>();
    for (Field field : object.referenceType().allFields())
      if (!field.isStatic() && !field.isSynthetic() && all.size() < MOST_SHOWN)
      all.add(new Named(field.name(), object.getValue(field)));
    return all;
  }

  /** What a collection or map of the JDK holds, in place of how it holds it; null for anything else. */
  private List<Named> logical(ObjectReference object, Evaluator.Place place) {
    if (!Sources.isLibrary(object.referenceType())) return null;
    boolean isMap = Evaluator.isA(object.type(), "java.util.Map");
    if (!isMap && !Evaluator.isA(object.type(), "java.util.Collection")) return null;
    Value of = isMap ? evaluator.invoke(place, object, "entrySet") : object;
    if (!(of instanceof ObjectReference collection)) return null;
    if (!(evaluator.invoke(place, collection, "toArray") instanceof ArrayReference array)) return null;
    hold(array);
    List<Named> parts = elements(array, 0, MOST_SHOWN);
    List<Named> all = new ArrayList<>();
    for (Named part : parts) {
      if (!isMap) all.add(part);
      else if (part.value instanceof ObjectReference entry)
        all.add(new Named(
          shown(evaluator.invoke(place, entry, "getKey"), place, false),
          evaluator.invoke(place, entry, "getValue")));
    }
    return all;
  }

  private void hold(ObjectReference made) {
    try {
      made.disableCollection();
      held.add(made);
    } catch (RuntimeException gone) {
      // It is shown from what was read of it.
    }
  }

  Map<String, Object> variable(String name, Value value, Evaluator.Place place) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("name", name);
    body.putAll(described(value, place));
    return body;
  }

  /** `value`, `type`, `variablesReference`, and how many elements an array has. */
  Map<String, Object> described(Value value, Evaluator.Place place) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("value", shown(value, place));
    if (value != null) body.put("type", shortName(value.type().name()));
    boolean hasParts = value instanceof ObjectReference object
        && !(object instanceof StringReference)
        && !isBox(object)
        && !(object instanceof ArrayReference array && array.length() == 0);
    body.put("variablesReference", hasParts ? keep(value) : 0);
    // The same for as long as the object lives. What the JDK keeps within its own objects is nothing to follow.
    if (hasParts && isOwn((ObjectReference) value)) body.put("memoryReference", "0x" + Long.toHexString(((ObjectReference) value).uniqueID()));
    if (value instanceof ArrayReference array) body.put("indexedVariables", array.length());
    return body;
  }

  private static boolean isOwn(ObjectReference object) {
    return object instanceof ArrayReference
        || !Sources.isLibrary(object.referenceType()) && !Evaluator.isA(object.type(), "java.lang.Throwable")
        || Evaluator.isA(object.type(), "java.util.Map")
        || Evaluator.isA(object.type(), "java.util.Collection");
  }

  /** What a reference stands for. */
  List<Object> inside(int reference, int start, int count, Evaluator.Place top) {
    if (reference < 1 || reference > kept.size()) throw new Connection.Refusal("The program has gone on since");
    Object what = kept.get(reference - 1);
    int most = count == 0 ? MOST_SHOWN : Math.min(count, MOST_SHOWN);
    List<Named> parts = new ArrayList<>();
    if (what instanceof Locals locals) parts = locals(locals.place());
    else if (what instanceof Statics statics) {
      for (Field field : statics.type().visibleFields())
        if (field.isStatic() && !field.isSynthetic()) parts.add(new Named(field.name(), statics.type().getValue(field)));
    } else if (what instanceof ArrayReference array) {
      parts = elements(array, start, most);
      start = 0;
    } else if (what instanceof ObjectReference object) {
      parts = parts(object, top);
    }
    return parts.stream()
        .skip(start)
        .limit(most)
        .<Object>map(part -> variable(part.name, part.value, top))
        .toList();
  }

  /** Where the program cannot be asked for what a collection holds, how it holds it. */
  private List<Named> parts(ObjectReference object, Evaluator.Place place) {
    try {
      List<Named> entries = logical(object, place);
      if (entries != null) return entries;
    } catch (Connection.Refusal failed) {
      return fields(object);
    }
    return fields(object);
  }

  private static List<Named> locals(Evaluator.Place place) {
    List<Named> all = new ArrayList<>();
    StackFrame frame = place.frame();
    try {
      for (LocalVariable local : frame.visibleVariables()) all.add(new Named(local.name(), frame.getValue(local)));
    } catch (AbsentInformationException without) {
      List<Value> values = frame.getArgumentValues();
      for (int i = 0; i < values.size(); i++) all.add(new Named("argument " + (i + 1), values.get(i)));
    }
    if (frame.thisObject() != null) all.add(new Named("this", frame.thisObject()));
    return all;
  }

}
