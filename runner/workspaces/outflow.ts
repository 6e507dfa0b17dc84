import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { Ring } from './ring.ts';

/** Somebody who reads an output. */
export type Reader = {
  send(bytes: Buffer): void;
  /** So many bytes are gone that it had not read. */
  skipped(bytes: number): void;
  /** The output is over, and it has all of it. */
  finished(): void;
};

type Place = { place: number; credit: number; isTold: boolean };

/** Fewer are not worth a word to the agent. */
const LEAST_GRANT = 32 * 1024;

/**
 * One output and all who read it, by credit: each is sent what it has asked for, and the program may write on as far as what
 * is kept reaches beyond the one who has read most. Where nobody reads, it waits. Who is slower than others loses what is
 * kept no longer, and is told.
 */
export class Outflow {
  readonly #kept = new Ring(WORKSPACE.KEPT_BYTES);
  readonly #readers = new Map<Reader, Place>();
  readonly #grant: (bytes: number) => void;
  #furthest = 0;
  #granted = 0;
  #isOver = false;

  /** `grant` lets the program write so many bytes more. */
  constructor(grant: (bytes: number) => void) {
    this.#grant = grant;
    this.#grantMore();
  }

  /** How many bytes came beyond those that were granted. */
  get overdraft(): number {
    return Math.max(0, this.#kept.end - this.#granted);
  }

  /** Whether every reader has all of it, and nothing more will come. */
  get isFinished(): boolean {
    return this.#isOver && [...this.#readers.values()].every(({ isTold }) => isTold);
  }

  push(bytes: Buffer): void {
    this.#kept.push(bytes);
    for (const [reader, place] of this.#readers) this.#serve(reader, place);
    this.#grantMore();
  }

  end(): void {
    this.#isOver = true;
    for (const [reader, place] of this.#readers) this.#serve(reader, place);
  }

  /** From what is kept on. */
  add(reader: Reader): void {
    const place = { place: this.#kept.start, credit: 0, isTold: false };
    this.#readers.set(reader, place);
    this.#serve(reader, place);
  }

  remove(reader: Reader): void {
    this.#readers.delete(reader);
  }

  credit(reader: Reader, bytes: number): void {
    const place = this.#readers.get(reader);
    if (!place) return;
    place.credit = Math.min(WORKSPACE.CREDIT_BYTES, place.credit + bytes);
    this.#serve(reader, place);
    this.#grantMore();
  }

  #serve(reader: Reader, place: Place): void {
    if (place.place < this.#kept.start) {
      const bytes = this.#kept.start - place.place;
      place.place = this.#kept.start;
      reader.skipped(bytes);
    }
    while (place.credit > 0 && place.place < this.#kept.end) {
      const bytes = this.#kept.read(place.place, Math.min(place.credit, WORKSPACE.PIECE_BYTES));
      place.place += bytes.length;
      place.credit -= bytes.length;
      reader.send(bytes);
    }
    this.#furthest = Math.max(this.#furthest, place.place);
    if (!this.#isOver || place.isTold || place.place < this.#kept.end) return;
    place.isTold = true;
    reader.finished();
  }

  #grantMore(): void {
    const more = this.#furthest + WORKSPACE.KEPT_BYTES - this.#granted;
    if (this.#isOver || more < LEAST_GRANT) return;
    this.#granted += more;
    this.#grant(more);
  }
}
