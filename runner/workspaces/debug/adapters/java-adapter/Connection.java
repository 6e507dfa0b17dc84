import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Our end of the Debug Adapter Protocol, as in dap-stream.ts. */
final class Connection {
  private static final int MAX_HEADER_BYTES = 1024;
  private static final int MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
  private static final Pattern LENGTH = Pattern.compile("(?im)^content-length: *(\\d{1,10})\\s*$");

  /** Nothing after it can be read. */
  static final class Broken extends IOException {
    private static final long serialVersionUID = 1;

    Broken(String words) {
      super(words);
    }
  }

  /** What the client is told in place of an answer. */
  static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal(String words) {
      super(words);
    }
  }

  private final InputStream in;
  private final OutputStream out;
  private final Map<Long, CompletableFuture<Map<String, Object>>> asked = new ConcurrentHashMap<>();
  private long last;

  Connection(InputStream in, OutputStream out) {
    this.in = new BufferedInputStream(in);
    this.out = out;
  }

  private synchronized void send(String type, Map<String, Object> more) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("seq", ++last);
    message.put("type", type);
    message.putAll(more);
    byte[] bytes = Json.write(message).getBytes(StandardCharsets.UTF_8);
    try {
      out.write(("Content-Length: " + bytes.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
      out.write(bytes);
      out.flush();
    } catch (IOException gone) {
      // Nobody listens any more: the end of the input comes next.
    }
  }

  void event(String event, Map<String, Object> body) {
    send("event", Map.of("event", event, "body", body));
  }

  void say(String text) {
    event("output", Map.of("category", "console", "output", text + "\n"));
  }

  void respond(long seq, String command, Map<String, Object> body) {
    send("response", Map.of("request_seq", seq, "command", command, "success", true, "body", body));
  }

  void refuse(long seq, String command, String words) {
    send("response", Map.of("request_seq", seq, "command", command, "success", false, "message", words));
  }

  /** Asks the client for something; fails with what it answers in place of success. */
  CompletableFuture<Map<String, Object>> ask(String command, Map<String, Object> arguments) {
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    synchronized (this) {
      // It may be answered before `send` returns.
      asked.put(last + 1, answer);
      send("request", Map.of("command", command, "arguments", arguments));
    }
    return answer;
  }

  /** Until the stream ends. `request` gets each request whole. Throws Broken. */
  void listen(BiConsumer<Long, Map<String, Object>> request) throws IOException {
    for (String text = read(); text != null; text = read()) {
      Map<String, Object> message = Arguments.mapOrNull(parsed(text));
      if (message == null) say("A message was no JSON object");
      else if ("response".equals(message.get("type"))) answered(message);
      else request.accept(message.get("seq") instanceof Long seq ? seq : 0L, message);
    }
  }

  private static Object parsed(String text) {
    try {
      return Json.read(text);
    } catch (IllegalArgumentException noJson) {
      return null;
    }
  }

  private void answered(Map<String, Object> message) {
    CompletableFuture<Map<String, Object>> waiting =
        message.get("request_seq") instanceof Long seq ? asked.remove(seq) : null;
    if (waiting == null) return;
    Map<String, Object> body = Arguments.mapOrNull(message.get("body"));
    if (Boolean.TRUE.equals(message.get("success"))) waiting.complete(body == null ? Map.of() : body);
    else waiting.completeExceptionally(new Refusal(String.valueOf(message.get("message"))));
  }

  /** The next message; null at the end. */
  private String read() throws IOException {
    StringBuilder header = new StringBuilder();
    while (!header.toString().endsWith("\r\n\r\n")) {
      int c = in.read();
      if (c < 0) return null;
      header.append((char) c);
      if (header.length() > MAX_HEADER_BYTES) throw new Broken("A header is too long");
    }
    Matcher length = LENGTH.matcher(header);
    if (!length.find()) throw new Broken("A header names no length");
    long wanted = Long.parseLong(length.group(1));
    if (wanted > MAX_MESSAGE_BYTES) throw new Broken("A message of " + wanted + " bytes is too long");
    byte[] bytes = in.readNBytes((int) wanted);
    return bytes.length < wanted ? null : new String(bytes, StandardCharsets.UTF_8);
  }
}
