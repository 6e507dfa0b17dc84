/** Slots of a lane helper: SLOTS in lane.h. */
export const SLOTS = 6;
/** Lines that were asked for lately, of which the slots hold some. */
const REMEMBERED = 16;

type Line = { argv: string[]; env: Record<string, string> };

/** Which lines a lane starts ahead: the ones that were used last, and a new one only once it is asked for again. */
export class AheadSlots {
  /** Key of the line in each slot, and when it was used last. */
  #slots: { key: string; used: number }[] = [];
  #remembered: string[] = [];
  #now = 0;
  readonly #size: number;

  /** At most SLOTS; with 0 nothing is started ahead. */
  constructor(size: number) {
    this.#size = size;
  }

  static keyOf = ({ argv, env }: Line): string => JSON.stringify([argv, env]);

  /** The number, from 1, of the slot that holds the line; 0 where none does. */
  find(key: string): number {
    const slot = this.#slots.find((each) => each.key === key);
    if (slot) slot.used = ++this.#now;
    return slot ? this.#slots.indexOf(slot) + 1 : 0;
  }

  /** The slot, from 0, that shall hold a line that none holds; null where it was not asked for often enough to take another's place. */
  admit(key: string): number | null {
    if (this.#size === 0) return null;
    if (this.#slots.length < this.#size) return this.#slots.push({ key, used: ++this.#now }) - 1;
    if (!this.#remembered.includes(key)) {
      this.#remembered = [...this.#remembered, key].slice(-REMEMBERED);
      return null;
    }
    this.#remembered = this.#remembered.filter((each) => each !== key);
    const oldest = this.#slots.reduce((least, each) => (each.used < least.used ? each : least));
    oldest.key = key;
    oldest.used = ++this.#now;
    return this.#slots.indexOf(oldest);
  }

  /** The helper that held them is gone. */
  clear(): void {
    this.#slots = [];
  }
}
