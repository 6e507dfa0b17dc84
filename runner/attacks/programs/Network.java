/** Connects to everything that a host may offer. */
public class Network {
  public static void main(String[] args) {
    for (String host : new String[] {"127.0.0.1", "169.254.169.254", "10.0.0.1", "8.8.8.8"})
      for (int port : new int[] {22, 53, 80, 3000, 5432})
        try (java.net.Socket socket = new java.net.Socket()) {
          socket.connect(new java.net.InetSocketAddress(host, port), 200);
          System.out.println("reached " + host);
        } catch (java.io.IOException error) {
          continue;
        }
  }
}
