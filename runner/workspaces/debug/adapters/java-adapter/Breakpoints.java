import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.request.BreakpointRequest;
import com.sun.jdi.request.EventRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Breakpoints by source file. A class is loaded when it is first used: until then one has no place. */
final class Breakpoints {
  /** A line without code is moved to the next that has some, so far at most. */
  private static final int LINES_AHEAD = 20;
  /** So far above a method, at most: its head, and a comment. */
  private static final int LINES_ABOVE = 2;

  static final class Breakpoint {
    final int id;
    final Path file;
    final int line;
    final Evaluator.Parsed condition;
    final List<Object> log;
    private int placed;
    private final List<BreakpointRequest> requests = new ArrayList<>();

    Breakpoint(int id, Path file, int line, Evaluator.Parsed condition, List<Object> log) {
      this.id = id;
      this.file = file;
      this.line = line;
      this.condition = condition;
      this.log = log;
    }
  }

  private final VirtualMachine vm;
  private final Sources sources;
  private final Consumer<Map<String, Object>> changed;
  private final List<Breakpoint> all = new ArrayList<>();
  private int last;

  Breakpoints(VirtualMachine vm, Sources sources, Consumer<Map<String, Object>> changed) {
    this.vm = vm;
    this.sources = sources;
    this.changed = changed;
  }

  /** Those of one file, in place of what it had. */
  synchronized List<Object> set(Path file, List<?> wanted) {
    for (Breakpoint each : all) if (each.file.equals(file)) vm.eventRequestManager().deleteEventRequests(each.requests);
    all.removeIf(each -> each.file.equals(file));
    List<Object> answers = new ArrayList<>();
    for (Object each : wanted) {
      Map<String, Object> body = Arguments.map(each, "breakpoint");
      int line = Arguments.number(body, "line", null);
      String condition = Arguments.textOr(body, "condition", "").strip();
      String log = Arguments.textOr(body, "logMessage", "");
      try {
        Breakpoint one = new Breakpoint(
            ++last,
            file,
            line,
            condition.isEmpty() ? null : Evaluator.parse(condition),
            log.isEmpty() ? null : Evaluator.parseText(log));
        all.add(one);
        for (ReferenceType type : vm.allClasses()) if (type.isPrepared() && file.equals(sources.of(type))) place(one, type);
        answers.add(answer(one));
      } catch (Connection.Refusal fault) {
        answers.add(Map.of("id", ++last, "verified", false, "line", line, "message", fault.getMessage()));
      }
    }
    return answers;
  }

  /** A class has come. */
  synchronized void loaded(ReferenceType type) {
    Path file = sources.of(type);
    for (Breakpoint each : all) if (each.file.equals(file) && place(each, type)) changed.accept(answer(each));
  }

  private static Map<String, Object> answer(Breakpoint one) {
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("id", one.id);
    body.put("verified", one.placed > 0);
    body.put("line", one.placed > 0 ? one.placed : one.line);
    if (one.placed == 0) body.put("message", "No code that is loaded stands on this line");
    return body;
  }

  /** Puts it into that class, where that has code nearer than what was found before; whether it has. */
  private boolean place(Breakpoint one, ReferenceType type) {
    List<Location> locations;
    try {
      locations = type.allLineLocations();
    } catch (AbsentInformationException | RuntimeException without) {
      return false;
    }
    int nearest = nearest(locations, one.line);
    if (nearest == 0 || (one.placed > 0 && nearest > one.placed)) return false;
    if (nearest != one.placed) {
      vm.eventRequestManager().deleteEventRequests(one.requests);
      one.requests.clear();
    }
    one.placed = nearest;
    // A line may have several places in a method, as that of a loop has: one stops at the first.
    Map<Method, Location> first = new LinkedHashMap<>();
    for (Location each : locations)
      if (each.lineNumber() == nearest)
      first.merge(each.method(), each, (a, b) -> a.codeIndex() <= b.codeIndex() ? a : b);
    for (Location each : first.values()) {
      BreakpointRequest request = vm.eventRequestManager().createBreakpointRequest(each);
      request.setSuspendPolicy(EventRequest.SUSPEND_ALL);
      request.putProperty("breakpoint", one);
      request.enable();
      one.requests.add(request);
    }
    return true;
  }

  /** The line itself or the next one with code: in a method, or just above one. What is further off may be of a class that is not loaded yet. */
  private static int nearest(List<Location> locations, int line) {
    Map<Method, IntSummaryStatistics> methods = new LinkedHashMap<>();
    for (Location each : locations)
      methods.computeIfAbsent(each.method(), any -> new IntSummaryStatistics()).accept(each.lineNumber());
    return locations.stream()
        .filter(each -> each.lineNumber() >= line && each.lineNumber() <= line + LINES_AHEAD)
        .filter(each -> methods.get(each.method()).getMin() <= line + LINES_ABOVE)
        .mapToInt(Location::lineNumber)
        .min()
        .orElse(0);
  }
}
