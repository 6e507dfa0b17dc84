import java.io.IOException;

public class Main {
    public static void main(String[] args) throws IOException {
        System.out.println("hello");
        System.in.transferTo(System.out);
        System.out.flush();
    }
}
