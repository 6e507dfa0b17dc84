import { createRate } from '../../platform/rate.ts';
import { BrokenStream, messageReader } from './adapters/dap-stream.ts';

export type Body = Record<string, unknown>;

/** A debugger that refuses a request, in its words: they may be anybody's. */
export class DapRefusal extends Error {}
/** One that no longer answers. */
export class DapSilence extends DapRefusal {}

/** The longest that an answer takes, in ms: an expression may compute, a program may be slow to start. */
const ANSWER_MS = 60_000;
/** Requests that may wait at a time. */
const MOST_WAITING = 64;
/** What an adapter may say in a second. */
const MOST_MESSAGES = 20_000;
const MESSAGE_CHARS = 500;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);
export const bodyOf = (value: unknown): Body => (isBody(value) ? value : {});
export const textOf = (value: unknown, most = MESSAGE_CHARS): string =>
  typeof value === 'string' ? value.slice(0, most).toWellFormed() : '';
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
export const bodiesOf = (value: unknown, most: number): Body[] =>
  Array.isArray(value) ? value.slice(0, most).filter(isBody) : [];

type Ears = {
  event(name: string, body: Body): void;
  /** Something that the adapter asks of us. What it rejects with is told it. */
  asked(command: string, args: Body): Promise<Body>;
  /** It has broken the protocol; nothing more is heard. */
  broken(why: string): void;
};

/** Our end of the Debug Adapter Protocol. The adapter runs where learners' programs do: nothing that it says is trusted. */
export class DapClient {
  readonly #send: (bytes: Buffer) => boolean;
  readonly #ears: Ears;
  readonly #read = messageReader();
  readonly #waiting = new Map<number, { resolve(body: Body): void; reject(error: Error): void }>();
  readonly #tooOften = createRate(MOST_MESSAGES);
  #last = 0;
  #isOver = false;

  constructor(send: (bytes: Buffer) => boolean, ears: Ears) {
    this.#send = send;
    this.#ears = ears;
  }

  take(piece: Buffer): void {
    if (this.#isOver) return;
    try {
      for (const text of this.#read(piece)) {
        if (this.#tooOften()) throw new BrokenStream('It says too much');
        this.#hear(JSON.parse(text) as unknown);
      }
    } catch (error) {
      this.end('The debugger has broken off');
      this.#ears.broken(error instanceof BrokenStream ? error.message : 'A message was not understood');
    }
  }

  /** Rejects with DapRefusal. */
  ask(command: string, args: Body = {}): Promise<Body> {
    if (this.#isOver) return Promise.reject(new DapRefusal('The debugger has ended'));
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new DapRefusal('The debugger is busy'));
    const { promise, resolve, reject } = Promise.withResolvers<Body>();
    const seq = this.#write({ type: 'request', command, arguments: args });
    const late = setTimeout(() => {
      this.#waiting.delete(seq);
      reject(new DapSilence('The debugger does not answer'));
    }, ANSWER_MS).unref();
    this.#waiting.set(seq, { resolve, reject });
    return promise.finally(() => clearTimeout(late));
  }

  /** Whoever waits is told so. */
  end(why: string): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.values()) reject(new DapRefusal(why));
    this.#waiting.clear();
  }

  #write(message: object): number {
    const seq = ++this.#last;
    const text = JSON.stringify({ seq, ...message });
    if (!this.#send(Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)))
      this.end('The debugger does not read');
    return seq;
  }

  #hear(message: unknown): void {
    const { type, event, command, seq, request_seq, success, message: words, body, arguments: args } = bodyOf(message);
    if (type === 'event') return this.#ears.event(textOf(event), bodyOf(body));
    if (type === 'request') return void this.#answer(numberOf(seq), textOf(command), bodyOf(args));
    const waiting = this.#waiting.get(numberOf(request_seq));
    if (type !== 'response' || !waiting) return;
    this.#waiting.delete(numberOf(request_seq));
    if (success === true) return waiting.resolve(bodyOf(body));
    // Some tell no more than a name in `message`, and the sentence beside it.
    const format = textOf(bodyOf(bodyOf(body)['error'])['format']);
    waiting.reject(new DapRefusal(format || textOf(words) || 'The debugger refused'));
  }

  async #answer(request_seq: number, command: string, args: Body): Promise<void> {
    const answer = { type: 'response', request_seq, command };
    try {
      const body = await this.#ears.asked(command, args);
      if (!this.#isOver) this.#write({ ...answer, success: true, body });
    } catch (error) {
      const why = error instanceof DapRefusal ? error.message : 'It could not be done';
      if (!this.#isOver) this.#write({ ...answer, success: false, message: why });
    }
  }
}
