/** Frames between the runner and the agent of a workspace, whose words may be a learner's: u32 size, a letter, a u16 number, the rest. */

/** The agent said what ours never says: it is not ours any more. */
export class AgentFault extends Error {}

/** Beyond a piece of 64 KB and its head nothing is ever sent. */
const MAX_FRAME = 72 * 1024;

const u8 = (value: number): Buffer => Buffer.from([value]);
function u16(...values: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(2 * values.length);
  values.forEach((value, at) => bytes.writeUInt16LE(value, 2 * at));
  return bytes;
}
function u32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
function u64(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
const words = (all: string[]): Buffer => Buffer.from(all.map((word) => `${word}\0`).join(''));

function frame(type: string, number: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), u16(number), ...parts]);
  if (body.length > MAX_FRAME) throw new RangeError('A frame to the agent has at most 72 KB');
  return Buffer.concat([u32(body.length), body]);
}

export type ProgramSpec = {
  argv: string[];
  env: Record<string, string>;
  /** Of the box. */
  folder: string;
  /** Null: on pipes. */
  terminal: { rows: number; columns: number } | null;
  /** Its standard error has a pipe of its own; on pipes it shares standard output's otherwise. */
  ownErrors: boolean;
  /** Its standard input is a pipe also where the rest is a terminal. */
  ownInput: boolean;
  /** It may trace other processes. */
  traces: boolean;
  /** Of each of its processes; 0 for no limit of its own. */
  cpuSeconds: number;
};

/** Orders to the agent. Numbers are a stream's, or a request's. Throws RangeError on what takes more than a frame. */
export const toAgent = {
  program(number: number, spec: ProgramSpec): Buffer {
    const { argv, env, folder, terminal } = spec;
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    if (argv.length + variables.length > 1024)
      throw new RangeError('Arguments and environment have at most 1024 words');
    const flags = (terminal ? 1 : 0) | (spec.ownErrors ? 2 : 0) | (spec.ownInput ? 4 : 0) | (spec.traces ? 8 : 0);
    return frame(
      'S',
      number,
      u8(flags),
      u16(terminal?.rows ?? 0, terminal?.columns ?? 0),
      u32(spec.cpuSeconds),
      u16(argv.length, variables.length),
      words([folder, ...argv, ...variables]),
    );
  },
  connect: (number: number, port: number): Buffer => frame('C', number, u16(port)),
  input: (number: number, bytes: Buffer): Buffer => frame('I', number, bytes),
  endInput: (number: number): Buffer => frame('E', number),
  credit: (number: number, output: 0 | 1, bytes: number): Buffer => frame('G', number, u8(output), u32(bytes)),
  signal: (number: number, signal: number): Buffer => frame('K', number, u8(signal)),
  size: (number: number, rows: number, columns: number): Buffer => frame('Z', number, u16(rows, columns)),
  close: (number: number): Buffer => frame('X', number),
  endEverything: (): Buffer => frame('A', 0),
  write: (request: number, path: string, place: { isFirst: boolean; isLast: boolean }, bytes: Buffer): Buffer =>
    frame('w', request, u8((place.isFirst ? 1 : 0) | (place.isLast ? 2 : 0)), words([path]), bytes),
  makeFolder: (request: number, path: string): Buffer => frame('m', request, words([path])),
  remove: (request: number, path: string): Buffer => frame('d', request, words([path])),
  rename: (request: number, from: string, to: string): Buffer => frame('n', request, words([from, to])),
  list: (request: number): Buffer => frame('l', request),
  read: (request: number, path: string, from: number): Buffer => frame('r', request, words([path]), u64(from)),
};

/** An entry of a folder; `path` is as the box has it, and may be anything. */
export type Entry = {
  kind: 'f' | 'd' | 'o';
  bytes: number;
  modified: bigint;
  changed: bigint;
  inode: bigint;
  path: Buffer;
};

export type AgentWord =
  | { type: 'hello' }
  | { type: 'done'; number: number; bytes: Buffer }
  | { type: 'failed'; number: number; error: number }
  | { type: 'taken'; number: number; bytes: number }
  | { type: 'output'; number: number; output: 0 | 1; bytes: Buffer }
  | { type: 'exit'; number: number; signalled: boolean; value: number; cpu_ms: number; memory_kb: number }
  | { type: 'entry'; number: number; entry: Entry }
  | { type: 'changed' };

function readEntry(bytes: Buffer): Entry {
  const kind = String.fromCharCode(bytes[0] ?? 0);
  const path = bytes.subarray(35);
  if (bytes.length < 36 || path.length !== bytes.readUInt16LE(33) || !(kind === 'f' || kind === 'd' || kind === 'o'))
    throw new AgentFault('a malformed entry');
  const size = bytes.readBigUInt64LE(1);
  return {
    kind,
    bytes: size > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : Number(size),
    modified: bytes.readBigUInt64LE(9),
    changed: bytes.readBigUInt64LE(17),
    inode: bytes.readBigUInt64LE(25),
    // Kept longer than the frame.
    path: Buffer.from(path),
  };
}

function readWord(body: Buffer): AgentWord {
  const number = body.readUInt16LE(1);
  const rest = body.subarray(3);
  const type = String.fromCharCode(body[0] ?? 0);
  const mustHave = (size: number): void => {
    if (rest.length !== size) throw new AgentFault(`a frame ${JSON.stringify(type)} of ${rest.length} bytes`);
  };
  switch (type) {
    case 'h':
      mustHave(0);
      return { type: 'hello' };
    case 'k':
      return { type: 'done', number, bytes: rest };
    case 'f':
      mustHave(4);
      return { type: 'failed', number, error: rest.readUInt32LE() };
    case 'a':
      mustHave(4);
      return { type: 'taken', number, bytes: rest.readUInt32LE() };
    case 'o':
      if (rest.length < 2 || (rest[0] ?? 2) > 1) throw new AgentFault('output of no stream');
      return { type: 'output', number, output: rest[0] === 1 ? 1 : 0, bytes: rest.subarray(1) };
    case 'x':
      mustHave(16);
      return {
        type: 'exit',
        number,
        signalled: rest.readUInt32LE(0) !== 0,
        value: rest.readUInt32LE(4),
        cpu_ms: rest.readUInt32LE(8),
        memory_kb: rest.readUInt32LE(12),
      };
    case 'e':
      return { type: 'entry', number, entry: readEntry(rest) };
    case 'v':
      mustHave(0);
      return { type: 'changed' };
    default:
      throw new AgentFault(`a frame of no known type (${body[0]})`);
  }
}

/** Cuts what comes into words. `take` throws AgentFault on what is none; it then must not be called again. */
export function agentReader(tell: (word: AgentWord) => void) {
  let held: Buffer = Buffer.alloc(0);
  return {
    take(chunk: Buffer): void {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      let at = 0;
      while (held.length - at >= 4) {
        const size = held.readUInt32LE(at);
        if (size < 3 || size > MAX_FRAME) throw new AgentFault(`a frame of ${size} bytes`);
        if (held.length - at < 4 + size) break;
        tell(readWord(held.subarray(at + 4, at + 4 + size)));
        at += 4 + size;
      }
      held = held.subarray(at);
    },
  };
}
