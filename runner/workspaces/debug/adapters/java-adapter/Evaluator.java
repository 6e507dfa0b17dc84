import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.ArrayReference;
import com.sun.jdi.ArrayType;
import com.sun.jdi.BooleanType;
import com.sun.jdi.BooleanValue;
import com.sun.jdi.ByteType;
import com.sun.jdi.CharType;
import com.sun.jdi.CharValue;
import com.sun.jdi.ClassLoaderReference;
import com.sun.jdi.ClassNotLoadedException;
import com.sun.jdi.ClassObjectReference;
import com.sun.jdi.ClassType;
import com.sun.jdi.DoubleType;
import com.sun.jdi.Field;
import com.sun.jdi.FloatType;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.IntegerType;
import com.sun.jdi.InterfaceType;
import com.sun.jdi.InvalidTypeException;
import com.sun.jdi.InvocationException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.LongType;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.PrimitiveType;
import com.sun.jdi.PrimitiveValue;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.ShortType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.StringReference;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.Type;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Expressions of Java where a program stands: javac reads them, and the program's own values and methods answer. */
final class Evaluator {
  private static final List<String> KNOWN_PACKAGES =
      List.of("java.lang.", "java.util.", "java.math.", "java.util.stream.", "java.io.", "java.time.");
  private static final String HEAD = "class X { Object x = (";

  /** A frame of a thread: asked for anew each time, as it is another one whenever a method was called. */
  record Place(ThreadReference thread, int depth) {
    StackFrame frame() {
      try {
        return thread.frame(depth);
      } catch (IncompatibleThreadStateException | IndexOutOfBoundsException gone) {
        throw new Connection.Refusal("The program is running");
      }
    }
  }

  record Parsed(ExpressionTree tree) {}

  /** What a value is read from and written to. */
  private interface Target {
    Value get();

    void set(Value value) throws InvalidTypeException, ClassNotLoadedException;

    Type type() throws ClassNotLoadedException;
  }

  private final VirtualMachine vm;
  private volatile boolean invokes;

  Evaluator(VirtualMachine vm) {
    this.vm = vm;
  }

  /** Whether a method of the program runs for us now: it does not stop at breakpoints. */
  boolean invokes() {
    return invokes;
  }

  /** Refuses what is no expression, with javac's words. */
  static Parsed parse(String expression) {
    String text = expression.strip().replaceFirst(";\\s*$", "");
    DiagnosticCollector<JavaFileObject> faults = new DiagnosticCollector<>();
    JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///X.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean lenient) {
        return HEAD + text + "\n); }";
      }
    };
    try {
      JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
          .getTask(null, null, faults, List.of("-proc:none"), null, List.of(file));
      Tree found = null;
      for (CompilationUnitTree unit : task.parse())
        if (unit.getTypeDecls().size() == 1
              && unit.getTypeDecls().get(0) instanceof ClassTree type
              && type.getMembers().size() == 1
              && type.getMembers().get(0) instanceof VariableTree variable) found = variable.getInitializer();
      for (Diagnostic<?> fault : faults.getDiagnostics())
        if (fault.getKind() == Diagnostic.Kind.ERROR) throw new Connection.Refusal(fault.getMessage(null));
      // Whoever closes the bracket says more than one expression.
      if (found instanceof ParenthesizedTree whole) return new Parsed(whole.getExpression());
    } catch (IOException impossible) {
      throw new Connection.Refusal(impossible.getMessage());
    }
    throw new Connection.Refusal("This is no expression");
  }

  /** The text of a log point: texts, and the expressions that stand in braces. */
  static List<Object> parseText(String text) {
    List<Object> parts = new ArrayList<>();
    int at = 0;
    java.util.regex.Matcher braces = java.util.regex.Pattern.compile("\\{([^{}]+)\\}").matcher(text);
    for (; braces.find(); at = braces.end()) {
      parts.add(text.substring(at, braces.start()));
      parts.add(parse(braces.group(1)));
    }
    parts.add(text.substring(at));
    return parts;
  }

  /** Refuses what cannot be evaluated, and tells an exception that the program throws. */
  Value evaluate(Parsed parsed, Place place) {
    try {
      return value(parsed.tree(), place);
    } catch (InvalidTypeException | ClassCastException wrong) {
      throw new Connection.Refusal("The types do not fit");
    } catch (ClassNotLoadedException notYet) {
      throw new Connection.Refusal("The class " + notYet.className() + " is not loaded yet");
    } catch (ArithmeticException byZero) {
      throw new Connection.Refusal("ArithmeticException: " + byZero.getMessage());
    }
  }

  boolean isTrue(Parsed condition, Place place) {
    return plain(evaluate(condition, place)) instanceof Boolean yes
        ? yes
        : refuse("A condition must be true or false");
  }

  /** As Java writes a value into a text. */
  String textOf(Value value, Place place) {
    if (value == null) return "null";
    if (value instanceof StringReference string) return string.value();
    if (value instanceof PrimitiveValue) return value.toString();
    return value instanceof ObjectReference object ? textOf(invoke(place, object, "toString"), place) : "";
  }

  private static <Any> Any refuse(String words) {
    throw new Connection.Refusal(words);
  }

  private Value value(Tree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    if (tree instanceof ParenthesizedTree inner) return value(inner.getExpression(), place);
    if (tree instanceof LiteralTree literal) return mirror(literal.getValue());
    if (tree instanceof IdentifierTree name) {
      if (name.getName().contentEquals("this")) return place.frame().thisObject();
      return target(tree, place).get();
    }
    if (tree instanceof MemberSelectTree select) {
      if (select.getIdentifier().contentEquals("class")) return typeNamed(select.getExpression().toString(), place).classObject();
      return target(tree, place).get();
    }
    if (tree instanceof ArrayAccessTree) return target(tree, place).get();
    if (tree instanceof ConditionalExpressionTree choice)
      return value(truth(choice.getCondition(), place) ? choice.getTrueExpression() : choice.getFalseExpression(), place);
    if (tree instanceof InstanceOfTree test && test.getPattern() == null)
      return vm.mirrorOf(value(test.getExpression(), place) instanceof ObjectReference object
            && isA(object.type(), test.getType().toString().replaceAll("<.*>", "")));
    if (tree instanceof TypeCastTree cast) return cast(cast, place);
    if (tree instanceof UnaryTree unary) return unary(unary, place);
    if (tree instanceof BinaryTree binary) return binary(binary, place);
    if (tree instanceof AssignmentTree assignment) {
      Target target = target(assignment.getVariable(), place);
      return put(target, value(assignment.getExpression(), place));
    }
    if (tree instanceof CompoundAssignmentTree compound) {
      Target target = target(compound.getVariable(), place);
      Tree.Kind kind = Tree.Kind.valueOf(compound.getKind().name().replace("_ASSIGNMENT", ""));
      return put(target, operation(kind, target.get(), value(compound.getExpression(), place), place));
    }
    if (tree instanceof MethodInvocationTree call) return call(call, place);
    if (tree instanceof NewClassTree made && made.getClassBody() == null) {
      if (!(typeNamed(made.getIdentifier().toString().replaceAll("<.*>", ""), place) instanceof ClassType type))
        return refuse("An interface has no objects");
      List<Value> arguments = values(made.getArguments(), place);
      Method method = choose(type.methodsByName("<init>"), arguments, type.name());
      List<Value> taken = taken(method, arguments, place);
      return invoked(() -> type.newInstance(place.thread(), method, taken, ObjectReference.INVOKE_SINGLE_THREADED));
    }
    return refuse("An expression of this kind cannot be evaluated here");
  }

  private boolean truth(Tree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    return plain(value(tree, place)) instanceof Boolean yes ? yes : refuse("What is true or false is expected here");
  }

  private List<Value> values(List<? extends Tree> trees, Place place) throws InvalidTypeException, ClassNotLoadedException {
    List<Value> all = new ArrayList<>();
    for (Tree tree : trees) all.add(value(tree, place));
    return all;
  }

  private Value mirror(Object value) {
    if (value == null) return null;
    if (value instanceof Boolean yes) return vm.mirrorOf(yes);
    if (value instanceof Character character) return vm.mirrorOf(character);
    if (value instanceof Byte number) return vm.mirrorOf(number);
    if (value instanceof Short number) return vm.mirrorOf(number);
    if (value instanceof Integer number) return vm.mirrorOf(number);
    if (value instanceof Long number) return vm.mirrorOf(number);
    if (value instanceof Float number) return vm.mirrorOf(number);
    if (value instanceof Double number) return vm.mirrorOf(number);
    return vm.mirrorOf((String) value);
  }

  /** A primitive value, also in its box, as ours; anything else as it is. */
  private static Object plain(Value value) {
    Value inside = Values.isBox(value) ? Values.inBox((ObjectReference) value) : value;
    if (inside instanceof BooleanValue yes) return yes.value();
    if (inside instanceof CharValue character) return character.value();
    if (!(inside instanceof PrimitiveValue number)) return value;
    Type type = number.type();
    if (type instanceof DoubleType) return number.doubleValue();
    if (type instanceof FloatType) return number.floatValue();
    if (type instanceof LongType) return number.longValue();
    if (type instanceof ByteType) return number.byteValue();
    return type instanceof ShortType ? (Object) number.shortValue() : (Object) number.intValue();
  }

  private static Number number(Object value) {
    if (value instanceof Character character) return (int) character;
    return value instanceof Number number ? number : refuse("A number is expected here");
  }

  private Value unary(UnaryTree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    switch (tree.getKind()) {
      case LOGICAL_COMPLEMENT:
        return vm.mirrorOf(!truth(tree.getExpression(), place));
      case UNARY_PLUS:
      case UNARY_MINUS: {
        Tree.Kind kind = tree.getKind() == Tree.Kind.UNARY_PLUS ? Tree.Kind.PLUS : Tree.Kind.MINUS;
        return operation(kind, vm.mirrorOf(0), value(tree.getExpression(), place), place);
      }
      case BITWISE_COMPLEMENT:
        return operation(Tree.Kind.XOR, vm.mirrorOf(-1), value(tree.getExpression(), place), place);
      default: {
        boolean up = tree.getKind().name().endsWith("INCREMENT");
        Target target = target(tree.getExpression(), place);
        Value before = target.get();
        Value after = put(target, operation(up ? Tree.Kind.PLUS : Tree.Kind.MINUS, before, vm.mirrorOf(1), place));
        return tree.getKind().name().startsWith("POSTFIX") ? before : after;
      }
    }
  }

  private Value binary(BinaryTree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    if (tree.getKind() == Tree.Kind.CONDITIONAL_AND)
      return vm.mirrorOf(truth(tree.getLeftOperand(), place) && truth(tree.getRightOperand(), place));
    if (tree.getKind() == Tree.Kind.CONDITIONAL_OR)
      return vm.mirrorOf(truth(tree.getLeftOperand(), place) || truth(tree.getRightOperand(), place));
    Value left = value(tree.getLeftOperand(), place);
    return operation(tree.getKind(), left, value(tree.getRightOperand(), place), place);
  }

  private Value operation(Tree.Kind kind, Value left, Value right, Place place) {
    if (kind == Tree.Kind.PLUS && (left instanceof StringReference || right instanceof StringReference))
      return vm.mirrorOf(textOf(left, place) + textOf(right, place));
    Object a = plain(left);
    Object b = plain(right);
    boolean isEquality = kind == Tree.Kind.EQUAL_TO || kind == Tree.Kind.NOT_EQUAL_TO;
    if (isEquality && !(left instanceof PrimitiveValue) && !(right instanceof PrimitiveValue))
      return vm.mirrorOf((left == null ? right == null : left.equals(right)) == (kind == Tree.Kind.EQUAL_TO));
    if (a instanceof Boolean x && b instanceof Boolean y)
      return vm.mirrorOf((boolean) switch (kind) {
      case EQUAL_TO -> x.equals(y);
      case NOT_EQUAL_TO, XOR -> !x.equals(y);
      case AND -> x & y;
      case OR -> x | y;
      default -> refuse("True and false cannot be computed with");
    });
    return mirror(computed(kind, number(a), number(b)));
  }

  private static Object computed(Tree.Kind kind, Number a, Number b) {
    boolean isShift = kind.name().contains("SHIFT");
    if (a instanceof Double || b instanceof Double) return computed(kind, a.doubleValue(), b.doubleValue());
    if (a instanceof Float || b instanceof Float) {
      Object exact = computed(kind, (double) a.floatValue(), (double) b.floatValue());
      return exact instanceof Double number ? (Object) number.floatValue() : exact;
    }
    if (a instanceof Long || (b instanceof Long && !isShift)) return computed(kind, a.longValue(), b.longValue());
    // As 64 bits compute, and then cut to 32: only what is shifted differs.
    long x = kind == Tree.Kind.UNSIGNED_RIGHT_SHIFT ? a.intValue() & 0xFFFFFFFFL : a.intValue();
    Object exact = computed(kind, x, isShift ? b.intValue() & 31 : b.intValue());
    return exact instanceof Long number ? (Object) number.intValue() : exact;
  }

  private static Object computed(Tree.Kind kind, long x, long y) {
    return switch (kind) {
      case PLUS -> x + y;
      case MINUS -> x - y;
      case MULTIPLY -> x * y;
      case DIVIDE -> x / y;
      case REMAINDER -> x % y;
      case AND -> x & y;
      case OR -> x | y;
      case XOR -> x ^ y;
      case LEFT_SHIFT -> x << y;
      case RIGHT_SHIFT -> x >> y;
      case UNSIGNED_RIGHT_SHIFT -> x >>> y;
      default -> compared(kind, Long.compare(x, y));
    };
  }

  private static Object computed(Tree.Kind kind, double x, double y) {
    return switch (kind) {
      case PLUS -> x + y;
      case MINUS -> x - y;
      case MULTIPLY -> x * y;
      case DIVIDE -> x / y;
      case REMAINDER -> x % y;
      case EQUAL_TO -> x == y;
      case NOT_EQUAL_TO -> x != y;
      case LESS_THAN -> x < y;
      case LESS_THAN_EQUAL -> x <= y;
      case GREATER_THAN -> x > y;
      case GREATER_THAN_EQUAL -> x >= y;
      default -> refuse("Whole numbers are expected here");
    };
  }

  private static boolean compared(Tree.Kind kind, int order) {
    return switch (kind) {
      case EQUAL_TO -> order == 0;
      case NOT_EQUAL_TO -> order != 0;
      case LESS_THAN -> order < 0;
      case LESS_THAN_EQUAL -> order <= 0;
      case GREATER_THAN -> order > 0;
      case GREATER_THAN_EQUAL -> order >= 0;
      default -> refuse("An expression of this kind cannot be evaluated here");
    };
  }

  private Value cast(TypeCastTree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    Value value = value(tree.getExpression(), place);
    if (!(tree.getType() instanceof PrimitiveTypeTree type)) {
      String name = tree.getType().toString().replaceAll("<.*>", "");
      if (value instanceof ObjectReference object && !name.endsWith("]") && !isA(object.type(), name))
        return refuse("ClassCastException: " + object.type().name() + " is no " + name);
      return value;
    }
    Object from = plain(value);
    if (from instanceof Boolean) return value;
    Number number = number(from);
    return switch (type.getPrimitiveTypeKind()) {
      case BYTE -> vm.mirrorOf(number.byteValue());
      case SHORT -> vm.mirrorOf(number.shortValue());
      case CHAR -> vm.mirrorOf((char) number.longValue());
      case INT -> vm.mirrorOf(from instanceof Double || from instanceof Float ? (int) number.doubleValue() : number.intValue());
      case LONG -> vm.mirrorOf(number.longValue());
      case FLOAT -> vm.mirrorOf(number.floatValue());
      default -> vm.mirrorOf(number.doubleValue());
    };
  }

  /** A value as a variable of that type takes it. */
  private Value converted(Value value, Type type) {
    if (!(type instanceof PrimitiveType)) return value;
    Object from = plain(value);
    if (type instanceof BooleanType) return from instanceof Boolean yes ? vm.mirrorOf(yes) : refuse("The types do not fit");
    Number number = number(from);
    if (type instanceof IntegerType) return vm.mirrorOf(number.intValue());
    if (type instanceof LongType) return vm.mirrorOf(number.longValue());
    if (type instanceof DoubleType) return vm.mirrorOf(number.doubleValue());
    if (type instanceof FloatType) return vm.mirrorOf(number.floatValue());
    if (type instanceof CharType) return vm.mirrorOf((char) number.intValue());
    return type instanceof ByteType ? vm.mirrorOf(number.byteValue()) : vm.mirrorOf(number.shortValue());
  }

  private Value put(Target target, Value value) throws InvalidTypeException, ClassNotLoadedException {
    Value wanted = converted(value, target.type());
    target.set(wanted);
    return wanted;
  }

  private Target target(Tree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    if (tree instanceof ParenthesizedTree inner) return target(inner.getExpression(), place);
    if (tree instanceof IdentifierTree name) {
      Target found = named(name.getName().toString(), place);
      return found == null ? refuse("There is nothing called “" + name.getName() + "” here") : found;
    }
    if (tree instanceof ArrayAccessTree access) {
      if (!(value(access.getExpression(), place) instanceof ArrayReference array)) return refuse("An array is expected here");
      int at = number(plain(value(access.getIndex(), place))).intValue();
      if (at < 0 || at >= array.length())
        return refuse("ArrayIndexOutOfBoundsException: Index " + at + " out of bounds for length " + array.length());
      return element(array, at);
    }
    if (!(tree instanceof MemberSelectTree select)) return refuse("Nothing can be assigned to this");
    String name = select.getIdentifier().toString();
    if (isType(select.getExpression(), place)) {
      ReferenceType type = typeNamed(select.getExpression().toString(), place);
      Field field = type.fieldByName(name);
      return field == null || !field.isStatic() ? refuse(type.name() + " has no static field “" + name + "”") : field(type, field);
    }
    Value of = value(select.getExpression(), place);
    if (of instanceof ArrayReference array && name.equals("length")) return length(array);
    if (of == null) return refuse("NullPointerException: " + select.getExpression() + " is null");
    Field field = of instanceof ObjectReference object ? object.referenceType().fieldByName(name) : null;
    return field == null ? refuse("It has no field “" + name + "”") : field((ObjectReference) of, field);
  }

  private Target local(LocalVariable local, Place place) {
    return new Target() {
      public Value get() {
        return place.frame().getValue(local(place));
      }

      public void set(Value value) throws InvalidTypeException, ClassNotLoadedException {
        place.frame().setValue(local(place), value);
      }

      public Type type() throws ClassNotLoadedException {
        return local.type();
      }

      /** A variable belongs to its frame, which is another one after a call. */
      private LocalVariable local(Place of) {
        return visible(local.name(), of);
      }
    };
  }

  private static Target field(ObjectReference object, Field field) {
    return new Target() {
      public Value get() {
        return object.getValue(field);
      }

      public void set(Value value) throws InvalidTypeException, ClassNotLoadedException {
        object.setValue(field, value);
      }

      public Type type() throws ClassNotLoadedException {
        return field.type();
      }
    };
  }

  private static Target field(ReferenceType type, Field field) {
    return new Target() {
      public Value get() {
        return type.getValue(field);
      }

      public void set(Value value) throws InvalidTypeException, ClassNotLoadedException {
        if (field.declaringType() instanceof ClassType owner) owner.setValue(field, value);
        else refuse("A constant stays as it is");
      }

      public Type type() throws ClassNotLoadedException {
        return field.type();
      }
    };
  }

  private static Target element(ArrayReference array, int at) {
    return new Target() {
      public Value get() {
        return array.getValue(at);
      }

      public void set(Value value) throws InvalidTypeException, ClassNotLoadedException {
        array.setValue(at, value);
      }

      public Type type() throws ClassNotLoadedException {
        return ((ArrayType) array.type()).componentType();
      }
    };
  }

  private Target length(ArrayReference array) {
    return new Target() {
      public Value get() {
        return vm.mirrorOf(array.length());
      }

      public void set(Value value) {
        refuse("The length of an array stays as it is");
      }

      public Type type() {
        return get().type();
      }
    };
  }

  private static LocalVariable visible(String name, Place place) {
    try {
      return place.frame().visibleVariableByName(name);
    } catch (AbsentInformationException without) {
      return null;
    }
  }

  /** A local variable, a field of the object or of one around it, a static field; null where there is none. */
  private Target named(String name, Place place) {
    LocalVariable local = visible(name, place);
    if (local != null) return local(local, place);
    ObjectReference self = place.frame().thisObject();
    while (self != null) {
      Field field = self.referenceType().fieldByName(name);
      if (field == null) field = self.referenceType().fieldByName("val$" + name);
      if (field != null) return field(self, field);
      Field outer = self.referenceType().allFields().stream()
          .filter(each -> each.name().startsWith("this$"))
          .findFirst()
          .orElse(null);
      self = outer != null && self.getValue(outer) instanceof ObjectReference around ? around : null;
    }
    for (ReferenceType type : around(place)) {
      Field field = type.fieldByName(name);
      if (field != null && field.isStatic()) return field(type, field);
    }
    return null;
  }

  /** The class whose code runs, and those around it. */
  private List<ReferenceType> around(Place place) {
    List<ReferenceType> all = new ArrayList<>();
    ReferenceType type = place.frame().location().declaringType();
    all.add(type);
    for (String name = type.name(); name.contains("$"); ) {
      name = name.substring(0, name.lastIndexOf('$'));
      all.addAll(vm.classesByName(name));
    }
    return all;
  }

  /** Whether a name stands for a class: it is nothing else, and there is one. */
  private boolean isType(Tree tree, Place place) {
    if (tree instanceof IdentifierTree name) {
      String text = name.getName().toString();
      return !text.equals("this") && named(text, place) == null && find(text, place) != null;
    }
    if (!(tree instanceof MemberSelectTree)) return false;
    for (Tree at = tree; ; at = ((MemberSelectTree) at).getExpression()) {
      if (at instanceof IdentifierTree first) return named(first.getName().toString(), place) == null && find(tree.toString(), place) != null;
      if (!(at instanceof MemberSelectTree)) return false;
    }
  }

  private ReferenceType typeNamed(String name, Place place) {
    ReferenceType found = find(name, place);
    return found == null ? refuse("There is nothing called “" + name + "” here") : found;
  }

  private ReferenceType find(String name, Place place) {
    ReferenceType here = place.frame().location().declaringType();
    List<String> names = new ArrayList<>();
    for (ReferenceType each : around(place)) names.add(each.name() + "$" + name.replace('.', '$'));
    int end = here.name().lastIndexOf('.');
    if (end > 0) names.add(here.name().substring(0, end + 1) + name);
    names.add(name);
    for (String each : KNOWN_PACKAGES) names.add(each + name);
    if (name.contains(".")) {
      String nested = name.substring(0, name.lastIndexOf('.')) + "$" + name.substring(name.lastIndexOf('.') + 1);
      names.add(nested);
      for (String each : KNOWN_PACKAGES) names.add(each + nested);
    }
    for (String each : names) {
      List<ReferenceType> loaded = vm.classesByName(each);
      if (!loaded.isEmpty()) return loaded.get(0);
    }
    for (String each : names) {
      ReferenceType made = load(each, here.classLoader(), place);
      if (made != null) return made;
    }
    return null;
  }

  private ReferenceType load(String name, ClassLoaderReference loader, Place place) {
    if (!(vm.classesByName("java.lang.Class").get(0) instanceof ClassType type)) return null;
    Method forName = type.methodsByName("forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;").get(0);
    List<Value> arguments = java.util.Arrays.asList(vm.mirrorOf(name), vm.mirrorOf(true), loader);
    try {
      Value made = invoked(() -> type.invokeMethod(place.thread(), forName, arguments, ObjectReference.INVOKE_SINGLE_THREADED));
      return made instanceof ClassObjectReference found ? found.reflectedType() : null;
    } catch (Connection.Refusal none) {
      return null;
    }
  }

  private Value call(MethodInvocationTree tree, Place place) throws InvalidTypeException, ClassNotLoadedException {
    List<Value> arguments = values(tree.getArguments(), place);
    if (tree.getMethodSelect() instanceof IdentifierTree name) {
      String method = name.getName().toString();
      ObjectReference self = place.frame().thisObject();
      if (self != null && !self.referenceType().methodsByName(method).isEmpty()) return invoke(place, self, method, arguments);
      for (ReferenceType type : around(place))
        if (type.methodsByName(method).stream().anyMatch(Method::isStatic)) return invokeStatic(place, type, method, arguments);
      return refuse("There is no method “" + method + "” here");
    }
    MemberSelectTree select = (MemberSelectTree) tree.getMethodSelect();
    String method = select.getIdentifier().toString();
    if (isType(select.getExpression(), place))
      return invokeStatic(place, typeNamed(select.getExpression().toString(), place), method, arguments);
    Value of = value(select.getExpression(), place);
    if (of == null) return refuse("NullPointerException: " + select.getExpression() + " is null");
    return of instanceof ObjectReference object ? invoke(place, object, method, arguments) : refuse("It has no methods");
  }

  /** Calls a method without arguments. */
  Value invoke(Place place, ObjectReference object, String method) {
    return invoke(place, object, method, List.of());
  }

  private Value invoke(Place place, ObjectReference object, String name, List<Value> arguments) {
    Method method = choose(object.referenceType().methodsByName(name), arguments, name);
    if (method.isStatic()) return invokeStatic(place, method.declaringType(), name, arguments);
    List<Value> taken = taken(method, arguments, place);
    return invoked(() -> object.invokeMethod(place.thread(), method, taken, ObjectReference.INVOKE_SINGLE_THREADED));
  }

  private Value invokeStatic(Place place, ReferenceType type, String name, List<Value> arguments) {
    List<Method> methods = type.methodsByName(name).stream().filter(Method::isStatic).toList();
    Method method = choose(methods, arguments, name);
    List<Value> taken = taken(method, arguments, place);
    return invoked(() -> type instanceof InterfaceType owner
            ? owner.invokeMethod(place.thread(), method, taken, ObjectReference.INVOKE_SINGLE_THREADED)
            : ((ClassType) type).invokeMethod(place.thread(), method, taken, ObjectReference.INVOKE_SINGLE_THREADED));
  }

  /** The arguments as a method takes them: in a box, or out of one. */
  private List<Value> taken(Method method, List<Value> arguments, Place place) {
    List<String> types = method.argumentTypeNames();
    List<Value> all = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String type = types.get(Math.min(i, types.size() - 1));
      boolean isOneOfMany = method.isVarArgs() && i >= types.size() - 1;
      all.add(taken(isOneOfMany ? type.replaceFirst("\\[\\]$", "") : type, arguments.get(i), place));
    }
    return all;
  }

  private Value taken(String type, Value argument, Place place) {
    if (BOXES.containsKey(type)) return Values.isBox(argument) ? Values.inBox((ObjectReference) argument) : argument;
    if (!(argument instanceof PrimitiveValue)) return argument;
    String given = argument.type().name();
    ClassType box = (ClassType) vm.classesByName(BOXES.get(given)).get(0);
    Method valueOf = box.methodsByName("valueOf").stream()
        .filter(each -> each.argumentTypeNames().equals(List.of(given)))
        .findFirst()
        .orElseThrow();
    return invoked(() -> box.invokeMethod(place.thread(), valueOf, List.of(argument), ObjectReference.INVOKE_SINGLE_THREADED));
  }

  private interface Invocation {
    Value run() throws InvalidTypeException, ClassNotLoadedException, IncompatibleThreadStateException, InvocationException;
  }

  private Value invoked(Invocation invocation) {
    invokes = true;
    try {
      return invocation.run();
    } catch (InvocationException thrown) {
      return refuse(exceptionText(thrown.exception()));
    } catch (InvalidTypeException wrong) {
      return refuse("The types do not fit");
    } catch (ClassNotLoadedException notYet) {
      return refuse("The class " + notYet.className() + " is not loaded yet");
    } catch (IncompatibleThreadStateException paused) {
      return refuse("The program was paused in the middle of something: step once, and methods can be called");
    } finally {
      invokes = false;
    }
  }

  private static String exceptionText(ObjectReference exception) {
    Field message = exception.referenceType().fieldByName("detailMessage");
    String name = Values.shortName(exception.referenceType().name());
    return message != null && exception.getValue(message) instanceof StringReference text ? name + ": " + text.value() : name;
  }

  /** The method that fits best: exactly, by a wider type, by a box, by variable arguments. */
  private static Method choose(List<Method> methods, List<Value> arguments, String name) {
    Method best = null;
    int least = Integer.MAX_VALUE;
    for (Method method : methods) {
      int cost = cost(method, arguments);
      if (cost >= 0 && cost < least) {
        best = method;
        least = cost;
      }
    }
    return best == null ? refuse("There is no method “" + name + "” that takes these arguments") : best;
  }

  private static int cost(Method method, List<Value> arguments) {
    List<String> types = method.argumentTypeNames();
    if (types.size() != arguments.size()) return method.isVarArgs() && arguments.size() >= types.size() - 1 ? 1000 : -1;
    int sum = method.isBridge() ? 1 : 0;
    for (int i = 0; i < types.size(); i++) {
      int cost = cost(types.get(i), arguments.get(i));
      if (cost < 0) return method.isVarArgs() && i == types.size() - 1 ? sum + 1000 : -1;
      sum += cost;
    }
    return sum;
  }

  private static final List<String> NUMBERS = List.of("byte", "short", "int", "long", "float", "double");
  private static final Map<String, String> BOXES = Map.of(
      "int", "java.lang.Integer", "long", "java.lang.Long", "double", "java.lang.Double", "float", "java.lang.Float",
      "boolean", "java.lang.Boolean", "char", "java.lang.Character", "byte", "java.lang.Byte", "short", "java.lang.Short");

  private static int cost(String wanted, Value argument) {
    boolean takesPrimitive = BOXES.containsKey(wanted);
    if (argument == null) return takesPrimitive ? -1 : 0;
    String given = argument.type().name();
    if (given.equals(wanted)) return 0;
    if (argument instanceof PrimitiveValue) {
      if (takesPrimitive) {
        int from = given.equals("char") ? 1 : NUMBERS.indexOf(given);
        int to = NUMBERS.indexOf(wanted);
        return from >= 0 && to > from ? to - from : -1;
      }
      if (wanted.equals(BOXES.get(given))) return 20;
      return wanted.equals("java.lang.Object") || (wanted.equals("java.lang.Number") && NUMBERS.contains(given)) ? 30 : -1;
    }
    if (takesPrimitive) return given.equals(BOXES.get(wanted)) ? 20 : -1;
    if (wanted.equals("java.lang.Object")) return 10;
    return isA(argument.type(), wanted) ? 5 : -1;
  }

  /** Whether a type is one of that name, in short or whole, or below it. */
  static boolean isA(Type type, String name) {
    if (!(type instanceof ReferenceType)) return false;
    String own = type.name();
    if (own.equals(name) || own.endsWith("." + name) || own.endsWith("$" + name.replace('.', '$')) || name.equals("Object")) return true;
    if (type instanceof ClassType of)
      return (of.superclass() != null && isA(of.superclass(), name)) || of.interfaces().stream().anyMatch(each -> isA(each, name));
    return type instanceof InterfaceType of && of.superinterfaces().stream().anyMatch(each -> isA(each, name));
  }
}
