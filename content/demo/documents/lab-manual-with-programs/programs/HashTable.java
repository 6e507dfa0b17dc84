// Experiment 4: open addressing. Deleting leaves a marker, or later keys would be lost.
public class HashTable {
    private static final String GONE = new String("gone");
    private final String[] slots = new String[16];

    private int slotOf(String key) {
        int at = Math.floorMod(key.hashCode(), slots.length);
        while (slots[at] != null && !slots[at].equals(key)) at = (at + 1) % slots.length;
        return at;
    }

    public void add(String key) {
        slots[slotOf(key)] = key;
    }

    public boolean has(String key) {
        return slots[slotOf(key)] != null;
    }

    public void remove(String key) {
        if (has(key)) slots[slotOf(key)] = GONE;
    }

    public static void main(String[] args) {
        HashTable table = new HashTable();
        table.add("orbit");
        System.out.println(table.has("orbit"));
        table.remove("orbit");
        System.out.println(table.has("orbit"));
    }
}
