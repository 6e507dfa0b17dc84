import { type TraceCut, type TracedStep, type TraceFrame, TRACING } from '@devorbit/contract/execution/tracing.ts';

/** Steps are told together: after so many ms, or so many characters. */
const TELLING_MS = 100;
const TELLING_CHARS = 128 * 1024;

/** What is no letter, or turns a line around, as an escape; `output` stays as it was written: its reader makes it plain. */
const STRANGE = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const escaped = (text: string): string =>
  text.replaceAll(STRANGE, (letter) => `\\u${letter.codePointAt(0)!.toString(16).padStart(4, '0')}`);
const inert = <Part>(part: Part, most: number = TRACING.VALUE): Part => {
  if (typeof part === 'string') return escaped(part).slice(0, most).toWellFormed() as Part;
  if (Array.isArray(part)) return part.map((each) => inert(each as unknown, most)) as Part;
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'output' ? value : inert(value as unknown, key === 'name' || key === 'type' ? TRACING.NAME : most),
    ]),
  ) as Part;
};

type Place = {
  stream: number;
  tell(frame: TraceFrame): void;
  /** What its workspace has computed so far, in ms. */
  computed(): Promise<number>;
  /** Ends the program: nothing more of it is shown. */
  end(): void;
};

/** The recording of one run: its bounds, and its steps as all who look on are told them. */
export class Recording {
  readonly #place: Place;
  #pending: TracedStep[] = [];
  #pendingChars = 0;
  #count = 0;
  #told = 0;
  #bytes = 0;
  #spent = 0;
  #output: number = TRACING.OUTPUT;
  #last = performance.now();
  #before: Promise<number> = Promise.resolve(0);
  #isAsking = false;
  #cut: TraceCut | null = null;
  #threads = false;
  #settled: Pick<TracedStep, 'frames' | 'deeper' | 'objects'> = { frames: [], deeper: 0, objects: [] };
  #isOver = false;
  #telling: NodeJS.Timeout | null = null;

  constructor(place: Place) {
    this.#place = place;
  }

  get count(): number {
    return this.#count;
  }

  get isOver(): boolean {
    return this.#isOver || this.#cut !== null;
  }

  /** What is found from now on counts: the program is built and starts. */
  begin(): void {
    this.#last = performance.now();
    this.#before = this.#place.computed();
    this.#before.catch(() => {});
    this.#tell();
  }

  /** One more step, within TracedStep's bounds. */
  add(step: TracedStep, threads = false): void {
    if (this.isOver) return;
    const now = performance.now();
    this.#spent += Math.min(now - this.#last, TRACING.RESTING_MS);
    this.#last = now;
    this.#threads ||= threads;
    if (this.#spent > TRACING.LONGEST_MS) return this.cut('time');
    if (this.#spent > TRACING.MS) void this.#cutWhereComputed();
    if (!this.#keep(step)) return this.cut('size');
    if (this.#count >= TRACING.STEPS) this.cut('steps');
  }

  /** On a busy machine time passes in which the program has no processor: that is not counted. One question at a time. */
  async #cutWhereComputed(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      const [before, now] = await Promise.all([this.#before, this.#place.computed()]);
      if (now - before > TRACING.MS) this.cut('time');
    } catch {
      // The workspace is over, and the recording with it.
    } finally {
      this.#isAsking = false;
    }
  }

  /** No more steps are taken, and the program ends. */
  cut(why: TraceCut): void {
    if (this.isOver) return;
    this.#cut = why;
    this.#place.end();
  }

  /** No more steps are to be had, while the program goes on. */
  lose(): void {
    if (!this.isOver) this.#cut = 'lost';
  }

  /** What the last line has left: it is shown with the end. */
  settle({ frames, deeper, objects }: TracedStep): void {
    if (!this.isOver) this.#settled = { frames, deeper, objects };
  }

  /** The program has ended; `output` is what it wrote since the last step. */
  finish(end: TracedStep['end'], output: string): void {
    if (this.#isOver) return;
    if (this.#cut === null && this.#count > 0) this.#keep({ event: 'end', ...this.#settled, output, words: null, end });
    this.#isOver = true;
    this.#tell();
  }

  #keep(given: TracedStep): boolean {
    const output = given.output.slice(0, this.#output);
    const step = { ...inert(given), output: output.toWellFormed() };
    const chars = JSON.stringify(step).length;
    if (this.#bytes + chars > TRACING.BYTES) return false;
    this.#output -= output.length;
    this.#bytes += chars;
    this.#count++;
    this.#pending.push(step);
    this.#pendingChars += chars;
    if (this.#pendingChars > TELLING_CHARS) this.#tell();
    else this.#telling ??= setTimeout(() => this.#tell(), TELLING_MS).unref();
    return true;
  }

  #tell(): void {
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.#place.tell({
      type: 'traced',
      stream: this.#place.stream,
      from: this.#told,
      steps: this.#pending,
      over: this.#isOver,
      cut: this.#cut,
      threads: this.#threads,
    });
    this.#told += this.#pending.length;
    this.#pending = [];
    this.#pendingChars = 0;
  }
}
