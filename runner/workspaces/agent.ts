import { once } from 'node:events';
import { constants } from 'node:os';
import type { Duplex } from 'node:stream';
import { getSystemErrorMessage } from 'node:util';
import { WORKSPACE } from '@devorbit/contract/execution/workspaces.ts';
import { createRate } from '../platform/rate.ts';
import { AgentFault, agentReader, type AgentWord, type Entry, type ProgramSpec, toAgent } from './agent-frames.ts';

/** The box refused: no such file, no process or terminal left. The message is the kernel's. */
export class BoxRefusal extends Error {
  readonly errno: number;
  constructor(errno: number) {
    super(getSystemErrorMessage(-errno));
    this.errno = errno;
  }
}

export type ProgramEnd = { signalled: boolean; value: number; cpu_ms: number; memory_kb: number };

/** What is told of a stream. */
export type StreamEars = {
  output(which: 0 | 1, bytes: Buffer): void;
  end(how: ProgramEnd): void;
};

/** Something that runs, or is connected, in the box. Calls after its end do nothing. */
export type AgentStream = {
  number: number;
  /** False, and nothing is taken, where more waits than a program may leave unread. */
  write(bytes: Buffer): boolean;
  endInput(): void;
  credit(which: 0 | 1, bytes: number): void;
  signal(signal: number): void;
  resize(rows: number, columns: number): void;
  close(): void;
};

/** The agent's window for a stream's input, in bytes. */
const INPUT_WINDOW = 64 * 1024;
/** What a program left in its pipes when it ended comes beyond its credit, and pieces that were under way, in bytes. */
const OVERDRAFT = 512 * 1024;
/** In a second: frames about connections that we have closed a moment ago; ours tells four changes. */
const MOST_STRAYS = 1000;
const MOST_CHANGES = 40;
/** What may wait for an agent that does not read, in bytes: all the windows take a third of it. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** The agent answers at once: one that does not has been stopped, or is another, in ms. */
const ANSWER_MS = 20_000;

type Open = {
  ears: StreamEars;
  queue: Buffer[];
  queued: number;
  unacknowledged: number;
  endsInput: boolean;
  credit: [number, number];
  isConnection: boolean;
};
type Waiting = {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
  entries: Entry[] | null;
  timer: NodeJS.Timeout;
};

/** What takes more than a frame is refused as the kernel refuses what takes more than a command line. */
function frameOrRefusal(make: () => Buffer): Buffer {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new BoxRefusal(constants.errno.E2BIG);
    throw error;
  }
}

/** The runner's side of an agent. `fault` is called once, where it broke the protocol or is gone; nothing is told after that. */
export class Agent {
  readonly #wire: Duplex;
  readonly #fault: (error: Error) => void;
  readonly #changed: () => void;
  readonly #streams = new Map<number, Open>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #hello = Promise.withResolvers<void>();
  #isOver = false;
  #last = 0;
  readonly #straysTooOften = createRate(MOST_STRAYS);
  readonly #changesTooOften = createRate(MOST_CHANGES);

  constructor(wire: Duplex, events: { fault(error: Error): void; changed(): void }) {
    this.#wire = wire;
    this.#fault = events.fault;
    this.#changed = events.changed;
    this.#hello.promise.catch(() => {});
    const reader = agentReader((word) => this.#take(word));
    wire.on('data', (chunk: Buffer) => {
      if (this.#isOver) return;
      try {
        reader.take(chunk);
      } catch (error) {
        this.end(error instanceof Error ? error : new AgentFault(String(error)));
      }
    });
    wire.on('end', () => this.end(new AgentFault('it has ended')));
    wire.on('close', () => this.end(new AgentFault('it has ended')));
  }

  /** Resolves when it is there. */
  get ready(): Promise<void> {
    return this.#hello.promise;
  }

  /** No more is heard of it. */
  end(error: Error): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#hello.reject(error);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
    this.#streams.clear();
    this.#fault(error);
  }

  /** Rejects with BoxRefusal where nothing more fits into the box. */
  start(spec: ProgramSpec, ears: StreamEars): Promise<AgentStream> {
    return this.#open(ears, false, (number) => toAgent.program(number, spec));
  }

  connect(port: number, ears: StreamEars): Promise<AgentStream> {
    return this.#open(ears, true, (number) => toAgent.connect(number, port));
  }

  endEverything(): void {
    this.#say(toAgent.endEverything());
  }

  /** All of it, or what was there before stays. One file at a time. */
  async write(path: string, bytes: Buffer): Promise<void> {
    for (let at = 0; at === 0 || at < bytes.length; at += WORKSPACE.PIECE_BYTES) {
      const piece = bytes.subarray(at, at + WORKSPACE.PIECE_BYTES);
      const place = { isFirst: at === 0, isLast: at + WORKSPACE.PIECE_BYTES >= bytes.length };
      await this.#ask((request) => toAgent.write(request, path, place, piece));
    }
  }
  async makeFolder(path: string): Promise<void> {
    await this.#ask((request) => toAgent.makeFolder(request, path));
  }
  async remove(path: string): Promise<void> {
    await this.#ask((request) => toAgent.remove(request, path));
  }
  async rename(from: string, to: string): Promise<void> {
    await this.#ask((request) => toAgent.rename(request, from, to));
  }

  /** What stands in the box, and whether there is more. */
  async list(): Promise<{ entries: Entry[]; more: boolean }> {
    const entries: Entry[] = [];
    const bytes = await this.#ask((request) => toAgent.list(request), entries);
    return { entries, more: bytes[0] === 1 };
  }

  /** A file's bytes; null where it has more than `most`. */
  async read(path: string, most: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    let size = 0;
    for (;;) {
      const answer = await this.#ask((request) => toAgent.read(request, path, size));
      if (answer.length < 8) throw this.#broken('an answer without a size');
      if (answer.readBigUInt64LE(0) > BigInt(most)) return null;
      const part = answer.subarray(8);
      if (part.length === 0) return Buffer.concat(parts);
      size += part.length;
      if (size > most) return null;
      parts.push(part);
    }
  }

  #broken(what: string): AgentFault {
    const fault = new AgentFault(what);
    this.end(fault);
    return fault;
  }

  #say(frame: Buffer): void {
    if (this.#isOver) return;
    if (this.#wire.writableLength > MOST_UNREAD) this.end(new AgentFault('it does not read'));
    else this.#wire.write(frame);
  }

  #free(taken: ReadonlyMap<number, unknown>): number {
    do this.#last = (this.#last % 65_535) + 1;
    while (taken.has(this.#last) || this.#waiting.has(this.#last));
    return this.#last;
  }

  #ask(frameOf: (request: number) => Buffer, entries: Entry[] | null = null, number = this.#free(this.#streams)) {
    return new Promise<Buffer>((resolve, reject) => {
      if (this.#isOver) return reject(new AgentFault('it has ended'));
      const frame = frameOrRefusal(() => frameOf(number));
      const timer = setTimeout(() => this.#broken('it does not answer'), ANSWER_MS).unref();
      this.#waiting.set(number, { resolve, reject, entries, timer });
      this.#say(frame);
    });
  }

  async #open(ears: StreamEars, isConnection: boolean, frameOf: (number: number) => Buffer): Promise<AgentStream> {
    const number = this.#free(this.#streams);
    const open: Open = {
      ears,
      queue: [],
      queued: 0,
      unacknowledged: 0,
      endsInput: false,
      credit: [0, 0],
      isConnection,
    };
    this.#streams.set(number, open);
    try {
      await this.#ask(frameOf, null, number);
    } catch (error) {
      this.#streams.delete(number);
      throw error;
    }
    const isOpen = () => this.#streams.get(number) === open;
    return {
      number,
      write: (bytes) => {
        if (!isOpen() || open.endsInput) return true;
        if (open.queued + open.unacknowledged + bytes.length > WORKSPACE.INPUT_BYTES + INPUT_WINDOW) return false;
        if (bytes.length > 0) open.queue.push(bytes);
        open.queued += bytes.length;
        this.#pass(number, open);
        return true;
      },
      endInput: () => {
        if (!isOpen() || open.endsInput) return;
        open.endsInput = true;
        this.#pass(number, open);
      },
      credit: (which, bytes) => {
        if (!isOpen()) return;
        open.credit[which] += bytes;
        this.#say(toAgent.credit(number, which, bytes));
      },
      signal: (signal) => isOpen() && this.#say(toAgent.signal(number, signal)),
      resize: (rows, columns) => isOpen() && this.#say(toAgent.size(number, rows, columns)),
      close: () => {
        if (!isOpen()) return;
        this.#say(toAgent.close(number));
        if (!isConnection) return;
        this.#streams.delete(number);
        ears.end({ signalled: false, value: 0, cpu_ms: 0, memory_kb: 0 });
      },
    };
  }

  /** Sends input as far as the window allows. */
  #pass(number: number, open: Open): void {
    while (open.queue.length > 0 && open.unacknowledged < INPUT_WINDOW) {
      const next = open.queue[0]!;
      const part = next.subarray(0, INPUT_WINDOW - open.unacknowledged);
      if (part.length === next.length) open.queue.shift();
      else open.queue[0] = next.subarray(part.length);
      open.queued -= part.length;
      open.unacknowledged += part.length;
      this.#say(toAgent.input(number, part));
    }
    if (open.endsInput && open.queue.length === 0) this.#say(toAgent.endInput(number));
  }

  #take(word: AgentWord): void {
    if (this.#isOver) return;
    switch (word.type) {
      case 'hello':
        return this.#hello.resolve();
      case 'changed':
        if (this.#changesTooOften()) throw new AgentFault('it tells too much of changes');
        return this.#changed();
      case 'done':
      case 'failed':
        return this.#answer(word);
      case 'entry': {
        const entries = this.#waiting.get(word.number)?.entries;
        if (!entries || entries.length >= WORKSPACE.LISTED) throw new AgentFault('an entry that nobody asked for');
        entries.push(word.entry);
        return;
      }
      default:
        this.#hear(word);
    }
  }

  #answer(word: Extract<AgentWord, { type: 'done' | 'failed' }>): void {
    const waiting = this.#waiting.get(word.number);
    if (!waiting) throw new AgentFault('an answer that nobody asked for');
    this.#waiting.delete(word.number);
    clearTimeout(waiting.timer);
    if (word.type === 'done') waiting.resolve(Buffer.from(word.bytes));
    else waiting.reject(new BoxRefusal(word.error));
  }

  #hear(word: Extract<AgentWord, { type: 'taken' | 'output' | 'exit' }>): void {
    const open = this.#streams.get(word.number);
    if (!open) {
      if (this.#straysTooOften()) throw new AgentFault('too much about streams that have ended');
      return;
    }
    if (word.type === 'taken') {
      if (word.bytes === 0 || word.bytes > open.unacknowledged)
        throw new AgentFault('it took other input than there was');
      open.unacknowledged -= word.bytes;
      if (open.queue.length > 0) this.#pass(word.number, open);
      return;
    }
    if (word.type === 'exit') {
      this.#streams.delete(word.number);
      const { signalled, value, cpu_ms, memory_kb } = word;
      return open.ears.end({ signalled, value, cpu_ms, memory_kb });
    }
    open.credit[word.output] -= word.bytes.length;
    if (open.credit[word.output] < -OVERDRAFT) throw new AgentFault('it wrote more than it was granted');
    open.ears.output(word.output, word.bytes);
  }
}

/** Resolves when the agent is there; rejects where it is not, in time. */
export async function agentReady(agent: Agent, withinMs: number): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  try {
    await Promise.race([agent.ready, once(late.signal, 'abort').then(() => Promise.reject(new AgentFault('late')))]);
  } finally {
    clearTimeout(timer);
  }
}
