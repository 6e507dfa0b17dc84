import com.sun.jdi.Bootstrap;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.ExceptionEvent;
import com.sun.jdi.event.LocatableEvent;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.event.VMStartEvent;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.ClassPrepareRequest;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.EventRequestManager;
import com.sun.jdi.request.ExceptionRequest;
import com.sun.jdi.request.StepRequest;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A debug adapter for Java over the Java Debug Interface: speaks the Debug Adapter Protocol on its standard streams. */
public final class JavaAdapter {
  /** How long the program may take until it is there, in ms. */
  private static final String CONNECTING_MS = "60000";
  private static final int MOST_FRAMES = 1000;

  private final Connection client;
  /** Requests and stops, one after the other. */
  private final ExecutorService session = Executors.newSingleThreadExecutor(work -> {
    Thread thread = new Thread(work, "session");
    thread.setDaemon(true);
    return thread;
  });

  private volatile VirtualMachine vm;
  /** It stands before its first line. */
  private final CompletableFuture<Void> standing = new CompletableFuture<>();
  private Sources sources;
  private Breakpoints breakpoints;
  private volatile boolean stopOnEntry;
  private Evaluator evaluator;
  private Values values;
  /** Where it has stopped; null while it runs. */
  private ThreadReference stopped;
  private ExceptionEvent exception;
  private final List<Evaluator.Place> frames = new ArrayList<>();

  private JavaAdapter(Connection client) {
    this.client = client;
  }

  public static void main(String[] arguments) throws IOException {
    OutputStream out = System.out;
    System.setOut(System.err);
    Connection client = new Connection(System.in, out);
    JavaAdapter adapter = new JavaAdapter(client);
    int code = 0;
    try {
      client.listen(adapter::heard);
    } catch (Connection.Broken broken) {
      System.err.println(broken.getMessage());
      code = 1;
    }
    adapter.kill();
    Runtime.getRuntime().halt(code);
  }

  private void kill() {
    try {
      if (vm != null) vm.exit(1);
    } catch (RuntimeException over) {
      // It has ended already.
    }
  }

  private void heard(long seq, Map<String, Object> request) {
    String command = String.valueOf(request.get("command"));
    Map<String, Object> given = Arguments.mapOrNull(request.get("arguments"));
    Map<String, Object> arguments = given == null ? Map.of() : given;
    // Also while an expression is being evaluated that never ends.
    if (command.equals("disconnect") || command.equals("terminate")) {
      kill();
      client.respond(seq, command, Map.of());
      if (command.equals("disconnect")) Runtime.getRuntime().halt(0);
      return;
    }
    session.execute(() -> {
      try {
        handle(seq, command, arguments);
      } catch (VMDisconnectedException over) {
        client.refuse(seq, command, "The program has ended");
      } catch (Connection.Refusal refusal) {
        client.refuse(seq, command, refusal.getMessage());
      } catch (CompletionException failed) {
        client.refuse(seq, command, String.valueOf(failed.getCause().getMessage()));
      } catch (Exception fault) {
        client.refuse(seq, command, "It could not be done: " + fault);
      }
    });
  }

  private void handle(long seq, String command, Map<String, Object> arguments) throws Exception {
    if (command.equals("initialize")) {
      client.respond(seq, command, Map.of(
          "supportsConfigurationDoneRequest", true,
          "supportsConditionalBreakpoints", true,
          "supportsLogPoints", true,
          "supportsEvaluateForHovers", true,
          "supportsExceptionInfoRequest", true,
          "supportsTerminateRequest", true,
          "supportTerminateDebuggee", true,
          "exceptionBreakpointFilters", List.of(
              Map.of("filter", "all", "label", "All exceptions", "default", false),
              Map.of("filter", "uncaught", "label", "Uncaught exceptions", "default", true))));
      return;
    }
    if (command.equals("launch")) {
      launch(arguments);
      client.respond(seq, command, Map.of());
      client.event("initialized", Map.of());
      return;
    }
    if (vm == null) throw new Connection.Refusal("Nothing is being debugged");
    switch (command) {
      case "setBreakpoints" -> {
        Path file = Path.of(Arguments.text(Arguments.map(arguments.get("source"), "source"), "path"));
        client.respond(seq, command, Map.of("breakpoints", breakpoints.set(file, Arguments.list(arguments, "breakpoints"))));
      }
      case "setExceptionBreakpoints" -> {
        setExceptions(Arguments.texts(arguments, "filters"));
        client.respond(seq, command, Map.of());
      }
      case "configurationDone" -> {
        client.respond(seq, command, Map.of());
        vm.resume();
      }
      case "threads" -> client.respond(seq, command, Map.of("threads", threads()));
      case "stackTrace" -> client.respond(seq, command, stackTrace(arguments));
      case "scopes" -> client.respond(seq, command, Map.of("scopes", scopes(placeOf(arguments))));
      case "variables" -> {
        int reference = Arguments.number(arguments, "variablesReference", null);
        int start = Arguments.number(arguments, "start", 0);
        int count = Arguments.number(arguments, "count", 0);
        client.respond(seq, command, Map.of("variables", values.inside(reference, start, count, top())));
      }
      case "evaluate" -> {
        Evaluator.Place place = arguments.get("frameId") == null ? top() : placeOf(arguments);
        Value value = evaluator.evaluate(Evaluator.parse(Arguments.text(arguments, "expression")), place);
        Map<String, Object> body = values.described(value, place);
        body.put("result", body.remove("value"));
        client.respond(seq, command, body);
      }
      case "exceptionInfo" -> {
        if (exception == null) throw new Connection.Refusal("It has not stopped at an exception");
        client.respond(seq, command, exceptionInfo());
      }
      case "continue" -> {
        mustBeStopped();
        client.respond(seq, command, Map.of("allThreadsContinued", true));
        goOn();
      }
      case "next" -> step(seq, command, arguments, StepRequest.STEP_OVER);
      case "stepIn" -> step(seq, command, arguments, StepRequest.STEP_INTO);
      case "stepOut" -> step(seq, command, arguments, StepRequest.STEP_OUT);
      case "pause" -> {
        if (stopped != null) throw new Connection.Refusal("The program stands already");
        ThreadReference thread = threadOf(arguments);
        vm.suspend();
        client.respond(seq, command, Map.of());
        stop(thread, "pause", List.of());
      }
      default -> throw new Connection.Refusal("“" + command + "” is not supported");
    }
  }

  /** The client starts the program, which connects to us. */
  private void launch(Map<String, Object> arguments) throws Exception {
    if (vm != null) throw new Connection.Refusal("A program is being debugged already");
    String program = Arguments.text(arguments, "program");
    Path folder = Path.of(Arguments.text(arguments, "cwd"));
    stopOnEntry = Boolean.TRUE.equals(arguments.get("stopOnEntry"));
    sources = new Sources(folder.toRealPath());
    ListeningConnector connector = Bootstrap.virtualMachineManager().listeningConnectors().stream()
        .filter(each -> each.name().equals("com.sun.jdi.SocketListen"))
        .findFirst()
        .orElseThrow();
    Map<String, Connector.Argument> options = connector.defaultArguments();
    options.get("localAddress").setValue("127.0.0.1");
    options.get("port").setValue("0");
    options.get("timeout").setValue(CONNECTING_MS);
    String address = connector.startListening(options);
    try {
      String port = address.substring(address.lastIndexOf(':') + 1);
      List<Object> line = new ArrayList<>();
      line.add(program);
      line.add("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:" + port);
      line.addAll(Arguments.texts(arguments, "args"));
      Map<String, Object> env = Arguments.mapOrNull(arguments.get("env"));
      client.ask("runInTerminal", Map.of(
          "kind", "integrated",
          "title", "Java",
          "cwd", folder.toString(),
          "args", line,
          "env", env == null ? Map.of() : env))
          .join();
      begin(connector.accept(options));
      // Until then it has not suspended itself: what resumes it would come too early.
      standing.join();
    } finally {
      connector.stopListening(options);
    }
  }

  private void begin(VirtualMachine started) {
    evaluator = new Evaluator(started);
    values = new Values(evaluator);
    breakpoints = new Breakpoints(started, sources, breakpoint -> client.event("breakpoint", Map.of("reason", "changed", "breakpoint", breakpoint)));
    ClassPrepareRequest prepared = started.eventRequestManager().createClassPrepareRequest();
    for (String library : Sources.LIBRARIES) prepared.addClassExclusionFilter(library);
    prepared.setSuspendPolicy(EventRequest.SUSPEND_EVENT_THREAD);
    prepared.enable();
    vm = started;
    Thread events = new Thread(this::follow, "events");
    events.setDaemon(true);
    events.start();
  }

  /** Hears what happens in the program, until it is over. */
  private void follow() {
    try {
      for (; ; ) {
        EventSet set = vm.eventQueue().remove();
        boolean stops = false;
        for (Event event : set) {
          if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) continue;
          if (event instanceof VMStartEvent) standing.complete(null);
          else if (event instanceof ClassPrepareEvent prepared) {
            if (stopOnEntry) stopAtMain(prepared.referenceType());
            breakpoints.loaded(prepared.referenceType());
          }
          else stops |= event instanceof LocatableEvent;
        }
        if (stops && !evaluator.invokes()) session.execute(() -> handle(set));
        else if (stops || set.stream().anyMatch(ClassPrepareEvent.class::isInstance)) set.resume();
      }
    } catch (VMDisconnectedException | InterruptedException over) {
      standing.completeExceptionally(new Connection.Refusal("The program has ended"));
      client.event("terminated", Map.of());
    }
  }

  /** The first class that has a main: it is the program's. */
  private void stopAtMain(ReferenceType type) {
    for (Method main : type.methodsByName("main", "([Ljava/lang/String;)V")) {
      if (!main.isStatic() || main.location() == null) continue;
      BreakpointRequest entry = vm.eventRequestManager().createBreakpointRequest(main.location());
      entry.setSuspendPolicy(EventRequest.SUSPEND_ALL);
      entry.enable();
      stopOnEntry = false;
    }
  }

  /** A breakpoint, step or exception: whether the program stops. */
  private void handle(EventSet set) {
    try {
      String reason = null;
      ThreadReference thread = null;
      exception = null;
      List<Object> hit = new ArrayList<>();
      for (Event event : set) {
        if (!(event instanceof LocatableEvent at)) continue;
        thread = at.thread();
        if (event instanceof BreakpointEvent reached) {
          Breakpoints.Breakpoint breakpoint = (Breakpoints.Breakpoint) reached.request().getProperty("breakpoint");
          if (breakpoint == null) {
            reached.request().disable();
            if (reason == null) reason = "entry";
            continue;
          }
          if (!stopsAt(breakpoint, new Evaluator.Place(thread, 0))) continue;
          hit.add(breakpoint.id);
          if (reason == null || reason.equals("step")) reason = "breakpoint";
        } else if (event instanceof StepEvent) {
          if (reason == null) reason = "step";
        } else if (event instanceof ExceptionEvent thrown && isOfProgram(thrown)) {
          exception = thrown;
          reason = "exception";
        }
      }
      if (reason == null || stopped != null) set.resume();
      else stop(thread, reason, hit);
    } catch (VMDisconnectedException over) {
      // It is told by the other thread.
    }
  }

  /** Exceptions that the JDK throws and catches for itself are its own matter. */
  private static boolean isOfProgram(ExceptionEvent thrown) {
    Location caught = thrown.catchLocation();
    return caught == null
        || !Sources.isLibrary(caught.declaringType())
        || !Sources.isLibrary(thrown.location().declaringType());
  }

  private boolean stopsAt(Breakpoints.Breakpoint breakpoint, Evaluator.Place place) {
    String what = "condition";
    try {
      if (breakpoint.condition != null && !evaluator.isTrue(breakpoint.condition, place)) return false;
      if (breakpoint.log == null) return true;
      what = "log point";
      StringBuilder text = new StringBuilder();
      for (Object part : breakpoint.log)
        text.append(part instanceof Evaluator.Parsed parsed ? logged(parsed, place) : part);
      client.say(text.toString());
      return false;
    } catch (Connection.Refusal fault) {
      client.say("The " + what + " in line " + breakpoint.line + " cannot be evaluated: " + fault.getMessage());
      return breakpoint.log == null;
    }
  }

  private String logged(Evaluator.Parsed parsed, Evaluator.Place place) {
    try {
      return evaluator.textOf(evaluator.evaluate(parsed, place), place);
    } catch (Connection.Refusal fault) {
      return fault.getMessage();
    }
  }

  private void stop(ThreadReference thread, String reason, List<Object> hit) {
    EventRequestManager requests = vm.eventRequestManager();
    requests.deleteEventRequests(requests.stepRequests());
    stopped = thread;
    client.event("stopped", Map.of(
        "reason", reason,
        "threadId", idOf(thread),
        "allThreadsStopped", true,
        "hitBreakpointIds", hit));
  }

  private void mustBeStopped() {
    if (stopped == null) throw new Connection.Refusal("The program is running");
  }

  private void goOn() {
    values.forget();
    frames.clear();
    stopped = null;
    exception = null;
    vm.resume();
  }

  private void step(long seq, String command, Map<String, Object> arguments, int depth) {
    mustBeStopped();
    EventRequestManager requests = vm.eventRequestManager();
    requests.deleteEventRequests(requests.stepRequests());
    StepRequest step = requests.createStepRequest(threadOf(arguments), StepRequest.STEP_LINE, depth);
    for (String library : Sources.LIBRARIES) step.addClassExclusionFilter(library);
    step.addCountFilter(1);
    step.setSuspendPolicy(EventRequest.SUSPEND_ALL);
    step.enable();
    client.respond(seq, command, Map.of());
    goOn();
  }

  private void setExceptions(List<String> filters) {
    EventRequestManager requests = vm.eventRequestManager();
    requests.deleteEventRequests(requests.exceptionRequests());
    if (filters.isEmpty()) return;
    ExceptionRequest request = requests.createExceptionRequest(null, filters.contains("all"), true);
    request.setSuspendPolicy(EventRequest.SUSPEND_ALL);
    request.enable();
  }

  private Map<String, Object> exceptionInfo() {
    ObjectReference thrown = exception.exception();
    String words = "";
    try {
      words = evaluator.textOf(evaluator.invoke(new Evaluator.Place(exception.thread(), 0), thrown, "getMessage"), null);
    } catch (Connection.Refusal silent) {
      // Its name is told.
    }
    return Map.of(
        "exceptionId", Values.shortName(thrown.referenceType().name()),
        "description", words.equals("null") ? "" : words,
        "breakMode", exception.catchLocation() == null ? "unhandled" : "always");
  }

  private static int idOf(ThreadReference thread) {
    return (int) (thread.uniqueID() & 0x7fffffff);
  }

  private ThreadReference threadOf(Map<String, Object> arguments) {
    int id = Arguments.number(arguments, "threadId", null);
    // Mostly it is this one, and the program need not be asked for all.
    if (stopped != null && idOf(stopped) == id) return stopped;
    return vm.allThreads().stream()
        .filter(each -> idOf(each) == id)
        .findFirst()
        .orElseThrow(() -> new Connection.Refusal("There is no such thread"));
  }

  /** Those of the program: its main one first. */
  private List<Object> threads() {
    return vm.allThreads().stream()
        .filter(each -> each.threadGroup() != null && !each.threadGroup().name().equals("system") && !each.threadGroup().name().equals("InnocuousThreadGroup"))
        .sorted(Comparator.comparing(each -> !each.name().equals("main")))
        .<Object>map(each -> Map.of("id", idOf(each), "name", each.name()))
        .toList();
  }

  /** Where it stands: what of the JDK stands above the program's own code is left out. */
  private static int own(List<StackFrame> all) {
    for (int i = 0; i < all.size(); i++) if (!Sources.isLibrary(all.get(i).location().declaringType())) return i;
    return 0;
  }

  private Evaluator.Place top() {
    mustBeStopped();
    try {
      return new Evaluator.Place(stopped, own(stopped.frames()));
    } catch (IncompatibleThreadStateException running) {
      throw new Connection.Refusal("The program is running");
    }
  }

  private Evaluator.Place placeOf(Map<String, Object> arguments) {
    mustBeStopped();
    int id = Arguments.number(arguments, "frameId", null);
    if (id < 1 || id > frames.size()) throw new Connection.Refusal("There is no such frame");
    return frames.get(id - 1);
  }

  private Map<String, Object> stackTrace(Map<String, Object> arguments) throws IncompatibleThreadStateException {
    mustBeStopped();
    ThreadReference thread = threadOf(arguments);
    List<StackFrame> all = thread.frames();
    int first = own(all);
    int from = first + Arguments.number(arguments, "startFrame", 0);
    int levels = Arguments.number(arguments, "levels", 0);
    int to = Math.min(all.size(), from + (levels == 0 ? MOST_FRAMES : Math.min(levels, MOST_FRAMES)));
    List<Object> told = new ArrayList<>();
    for (int depth = from; depth < to; depth++) {
      frames.add(new Evaluator.Place(thread, depth));
      Location location = all.get(depth).location();
      Map<String, Object> frame = new LinkedHashMap<>();
      frame.put("id", frames.size());
      frame.put("name", nameOf(location));
      frame.put("line", Math.max(0, location.lineNumber()));
      frame.put("column", 1);
      Path file = sources.of(location.declaringType());
      if (file == null) frame.put("presentationHint", "subtle");
      else frame.put("source", Map.of("name", file.getFileName().toString(), "path", file.toString()));
      told.add(frame);
    }
    return Map.of("stackFrames", told, "totalFrames", all.size() - first);
  }

  private static String nameOf(Location location) {
    String type = Values.shortName(location.declaringType().name());
    String method = location.method().name();
    if (method.equals("<init>")) return "new " + type;
    if (method.equals("<clinit>")) return "static of " + type;
    return type + "." + method.replaceFirst("^lambda\\$(.*)\\$\\d+$", "$1 (lambda)");
  }

  private List<Object> scopes(Evaluator.Place place) {
    ReferenceType type = place.frame().location().declaringType();
    List<Object> all = new ArrayList<>();
    all.add(Map.of("name", "Local", "variablesReference", values.keep(new Values.Locals(place)), "expensive", false));
    if (!Sources.isLibrary(type) && type.visibleFields().stream().anyMatch(each -> each.isStatic() && !each.isSynthetic()))
      all.add(Map.of("name", "Static", "variablesReference", values.keep(new Values.Statics(type)), "expensive", false));
    return all;
  }
}
