public class Main {
    public static void main(String[] args) {
        Counter counter = new Counter();
        for (String word : "to be or not to be".split(" ")) counter.add(word);
        counter.print();
    }
}
