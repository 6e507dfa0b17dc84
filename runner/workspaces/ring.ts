const FIRST_BYTES = 4 * 1024;

/** The last bytes of a stream, by their place in it. Takes no more memory than was written, and never more than `most`. */
export class Ring {
  readonly #most: number;
  #bytes = Buffer.alloc(0);
  /** Places of the first byte that is kept and of the one after the last. */
  #start = 0;
  #end = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get start(): number {
    return this.#start;
  }
  get end(): number {
    return this.#end;
  }

  push(bytes: Buffer): void {
    this.#grow(this.#end - this.#start + bytes.length);
    const room = this.#bytes.length;
    const last = bytes.subarray(Math.max(0, bytes.length - room));
    this.#end += bytes.length;
    const from = (this.#end - last.length) % room;
    const first = last.subarray(0, room - from);
    first.copy(this.#bytes, from);
    last.copy(this.#bytes, 0, first.length);
    this.#start = Math.max(this.#start, this.#end - room);
  }

  /** A copy of what stands at a place, `most` bytes at the most; empty at the end. */
  read(place: number, most: number): Buffer {
    const size = Math.min(most, this.#end - place);
    if (place < this.#start || size <= 0) return Buffer.alloc(0);
    const from = place % this.#bytes.length;
    const first = this.#bytes.subarray(from, Math.min(this.#bytes.length, from + size));
    return Buffer.concat([first, this.#bytes.subarray(0, size - first.length)]);
  }

  #grow(wanted: number): void {
    let room = this.#bytes.length || FIRST_BYTES;
    while (room < wanted && room < this.#most) room *= 2;
    room = Math.min(room, this.#most);
    if (room === this.#bytes.length) return;
    const kept = this.read(this.#start, this.#end - this.#start);
    this.#bytes = Buffer.alloc(room);
    const from = this.#start % room;
    const first = kept.subarray(0, room - from);
    first.copy(this.#bytes, from);
    kept.copy(this.#bytes, 0, first.length);
  }
}
