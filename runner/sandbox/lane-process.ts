import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { readPiece, readReply, readUsage, told } from './lane-frames.ts';
import type { BoxUsage, Tell } from './sandbox.ts';

type Reply = ReturnType<typeof readReply>;

const nobody: Tell = () => {};

/** One lane helper: takes a frame, gives its reply. One exchange at a time. */
export class LaneProcess {
  readonly pid: number;
  /** Our end of the socket on which the agent of a workspace talks; null for any other lane. */
  readonly wire: Duplex | null;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<unknown>;
  #chunks: Buffer[] = [];
  #size = 0;
  #complaint = '';
  #asked: { resolve(usage: BoxUsage): void; reject(error: Error): void }[] = [];
  #waiting: { resolve(reply: Reply): void; reject(error: Error): void; tell: Tell } | null = null;

  /** Resolves when the lane is prepared; rejects with the helper's own words when it cannot be. */
  static async start(program: string, args: string[], isWired = false): Promise<LaneProcess> {
    const lane = new LaneProcess(program, args, isWired);
    await lane.#reply();
    return lane;
  }

  private constructor(program: string, args: string[], isWired: boolean) {
    const stdio = Array<'pipe'>(isWired ? 4 : 3).fill('pipe');
    // Its three first streams are pipes, which its overloads tell of no list of this length.
    this.#child = spawn(program, [`runner=${process.pid}`, ...args], {
      env: {},
      cwd: '/',
      stdio,
    }) as ChildProcessWithoutNullStreams;
    this.wire = isWired ? (this.#child.stdio[3] as unknown as Duplex) : null;
    this.pid = this.#child.pid ?? 0;
    this.#ended = once(this.#child, 'close').catch((error: Error) => this.#fail(error));
    this.#child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.on(
      'data',
      (chunk: Buffer) => (this.#complaint = (this.#complaint + chunk.toString()).slice(-2000)),
    );
    this.#child.stdin.on('error', (error) => this.#fail(error));
    this.#child.on('close', () => this.#fail(new Error('it ended')));
  }

  get alive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null && this.pid !== 0;
  }

  /** `tell` is called with each piece of output that comes before the reply. */
  exchange(frame: Buffer, tell = nobody): Promise<Reply> {
    const reply = this.#reply(tell);
    this.#child.stdin.write(frame);
    return reply;
  }

  /** For the running program; after its end the helper throws it away. */
  say(frame: Buffer): void {
    if (this.alive && this.#child.stdin.writable) this.#child.stdin.write(frame);
  }

  /** What the running box uses. Rejects once the helper is gone. */
  usage(): Promise<BoxUsage> {
    return new Promise((resolve, reject) => {
      if (!this.alive) reject(new Error('The lane helper is gone'));
      this.#asked.push({ resolve, reject });
      this.say(told.usage());
    });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Ends the helper and its box: by the end of its input, or by force. */
  async stop(): Promise<void> {
    this.#child.stdin.end();
    const force = setTimeout(() => this.kill(), 2000);
    await this.#ended;
    clearTimeout(force);
  }

  #reply(tell = nobody): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#waiting || !this.alive) reject(new Error('The lane helper is busy or gone'));
      else this.#waiting = { resolve, reject, tell };
    });
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= 4) {
      // Joined once a frame: a large one comes in many chunks.
      if (this.#chunks[0]!.length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
      const end = 4 + this.#chunks[0]!.readUInt32LE(0);
      if (this.#size < end) return;
      const all = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks);
      this.#chunks = all.length > end ? [all.subarray(end)] : [];
      this.#size -= end;
      this.#take(all.subarray(4, end));
    }
  }

  #take(body: Buffer): void {
    const waiting = this.#waiting;
    if (body[0] === 0x44 /* D */) {
      const { stream, bytes } = readPiece(body);
      waiting?.tell(stream, bytes);
      return;
    }
    if (body[0] === 0x51 /* Q */) {
      this.#asked.shift()?.resolve(readUsage(body));
      return;
    }
    this.#waiting = null;
    this.#forget(new Error('The box is gone'));
    waiting?.resolve(readReply(body));
  }

  #forget(error: Error): void {
    for (const { reject } of this.#asked) reject(error);
    this.#asked = [];
  }

  #fail(error: Error): void {
    this.#forget(error);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.reject(new Error(`The lane helper failed: ${this.#complaint.trim() || error.message}`, { cause: error }));
  }
}
