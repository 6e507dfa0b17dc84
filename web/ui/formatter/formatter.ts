import type { FormatReply, FormatRequest, FormatterSays } from './requests.ts';

/** What can be formatted, and by which of the two workers: one may run WebAssembly. */
const plain = ['javascript', 'typescript', 'json', 'css', 'html', 'markdown', 'yaml'] as const;
const wasm = ['python', 'go', 'c', 'cpp', 'java', 'csharp'] as const;
export type FormatKind = (typeof plain)[number] | (typeof wasm)[number];

export const isFormatted = (kind: string): kind is FormatKind => [...plain, ...wasm].some((each) => each === kind);

/** It could not be formatted, for a reason that is none of its text. */
export class NotFormatted extends Error {
  override name = 'NotFormatted';
  readonly why: 'load' | 'time';

  constructor(why: 'load' | 'time') {
    super(why);
    this.why = why;
  }
}

/** A tool is fetched within this, and formats within that, in ms. */
const LOAD_MS = 60_000;
const FORMAT_MS = 10_000;

const makers = {
  plain: () => new Worker(new URL('./format-worker.ts', import.meta.url), { type: 'module' }),
  wasm: () => new Worker(new URL('./wasm-format-worker.ts', import.meta.url), { type: 'module' }),
};

/** One after the other, by workers that begin with the first text and stay for the next. */
export function createFormatter({ loadMs = LOAD_MS, formatMs = FORMAT_MS, make = makers } = {}) {
  const workers = new Map<'plain' | 'wasm', Worker>();
  let last: Promise<unknown> = Promise.resolve();

  function ask(request: FormatRequest): Promise<FormatReply> {
    const { promise, resolve, reject } = Promise.withResolvers<FormatReply>();
    const place = plain.some((kind) => kind === request.kind) ? 'plain' : 'wasm';
    const worker = workers.get(place) ?? make[place]();
    workers.set(place, worker);
    // One that hangs is ended with all that it has, and the next text gets another one.
    const give = (why: NotFormatted['why']) => {
      worker.terminate();
      workers.delete(place);
      reject(new NotFormatted(why));
    };
    let clock = setTimeout(give, loadMs, 'load');
    worker.onmessage = ({ data }: MessageEvent<FormatterSays>) => {
      clearTimeout(clock);
      if (data === 'ready') clock = setTimeout(give, formatMs, 'time');
      else resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(clock);
      give('load');
    };
    worker.postMessage(request);
    return promise;
  }

  return {
    /** The text as the language's tool writes it, or what that finds wrong. Rejects with NotFormatted. */
    format(kind: FormatKind, text: string, tab: number): Promise<FormatReply> {
      const reply = last.then(() => ask({ kind, text, tab }));
      last = reply.catch(() => undefined);
      return reply;
    },
    close(): void {
      for (const worker of workers.values()) worker.terminate();
      workers.clear();
    },
  };
}
