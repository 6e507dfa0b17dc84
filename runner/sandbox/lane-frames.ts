import type { BoxUsage, RunOutcome, RunSpec, SessionSpec } from './sandbox.ts';

/** The largest frame, output and command line that the lane helper takes, in bytes. */
const MAX_FRAME = 128 * 1024 * 1024;
const MAX_OUTPUT = 64 * 1024 * 1024;
const MAX_STRINGS = 128 * 1024;
const LONGEST_MS = 3_600_000;
const limitNames = [null, 'cpu', 'wall', 'memory', 'output', 'stopped'] as const;

function words(...numbers: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes;
}

/** A frame: its size, then a letter and the letter's fields. */
export function frame(type: string, ...parts: Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 1);
  if (size > MAX_FRAME) throw new RangeError('A run may carry at most 128 MB');
  return Buffer.concat([words(size), Buffer.from(type, 'latin1'), ...parts]);
}

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Throws RangeError on what the helper would refuse: it ends on a malformed frame, as that can only be our own fault. */
function check(spec: SessionSpec, strings: Buffer): void {
  const { limits } = spec;
  const environment = Object.entries(spec.env).flat();
  if (!between(limits.cpu_ms, 1, LONGEST_MS) || !between(limits.wall_ms, 1, LONGEST_MS))
    throw new RangeError(`Times are whole ms, from 1 to ${LONGEST_MS}`);
  if (!between(limits.starved_ms ?? 0, 0, 600_000))
    throw new RangeError('starved_ms is a whole number of at most 600000');
  if (!between(limits.memory_kb, 1024, 64 * 1024 * 1024)) throw new RangeError('memory_kb is a whole number from 1024');
  if (!between(limits.pids, 1, 4096)) throw new RangeError('pids is a whole number from 1 to 4096');
  if (!between(limits.output_bytes, 0, MAX_OUTPUT))
    throw new RangeError('output_bytes is a whole number of at most 64 MB');
  if (spec.argv.length < 1 || [...spec.argv, ...environment].some((text) => text.includes('\0')))
    throw new RangeError('argv must not be empty, and no argument may hold a zero byte');
  if (strings.length > MAX_STRINGS) throw new RangeError('Arguments and environment may take at most 128 KB');
  if (spec.box === 'sealed' && spec.keep) throw new RangeError('A sealed box is not kept again');
  if (spec.terminal && !isSize(spec.terminal.rows, spec.terminal.columns))
    throw new RangeError('A terminal has from 1 to 1000 rows and columns');
  const names = spec.files.map((file) => file.name);
  if (
    new Set(names).size < names.length ||
    names.some(
      (name) => !isPath(name) || Buffer.byteLength(name) > 255 || names.some((other) => other.startsWith(`${name}/`)),
    )
  )
    throw new RangeError('Files have plain, different names');
}

/** Parts between `/`, none of them empty, `.` or `..`. */
export const isPath = (name: string): boolean =>
  !name.includes('\0') && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

const isSize = (rows: number, columns: number): boolean => between(rows, 1, 1000) && between(columns, 1, 1000);

const wordsOf = (argv: string[], env: Record<string, string>): { environment: string[]; strings: Buffer } => {
  const environment = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  return { environment, strings: Buffer.from([...argv, ...environment].map((text) => `${text}\0`).join('')) };
};

/**
 * The request for a run; its fields stand in the order of `struct request`. A session's input comes in frames of its own.
 * `slot` is the number, from 1, of a slot whose program was started ahead for this line; 0 where there is none.
 * `isWired`: its streams are the socket that the helper was started with.
 */
export function runFrame(spec: RunSpec | SessionSpec, slot = 0, isWired = false): Buffer {
  const { environment, strings } = wordsOf(spec.argv, spec.env);
  check(spec, strings);
  const { limits } = spec;
  const stdin = 'stdin' in spec ? spec.stdin : null;
  const terminal = ('terminal' in spec && spec.terminal) || { rows: 0, columns: 0 };
  const files = spec.files.flatMap((file) => {
    const name = Buffer.from(file.name);
    return [words(name.length, file.bytes.length), name, file.bytes];
  });
  const fields = words(
    spec.box === 'sealed' ? 1 : 0,
    spec.keep ? 1 : 0,
    limits.cpu_ms,
    limits.wall_ms,
    limits.starved_ms ?? 0,
    limits.memory_kb,
    limits.pids,
    limits.output_bytes,
    spec.pinned ? 1 : 0,
    stdin ? 0 : isWired ? 2 : 1,
    terminal.rows,
    terminal.columns,
    slot,
    spec.argv.length,
    environment.length,
    strings.length,
    spec.files.length,
    stdin?.length ?? 0,
  );
  return frame('R', fields, strings, ...files, stdin ?? Buffer.alloc(0));
}

/** Sets the line that a slot (from 0) starts ahead; an empty line empties it. */
export function slotFrame(slot: number, argv: string[], env: Record<string, string>): Buffer {
  if (argv.length === 0) return frame('W', words(slot, 0, 0));
  const { environment, strings } = wordsOf(argv, env);
  return frame('W', words(slot, argv.length, environment.length), strings);
}

/** What a running program is told. */
export const told = {
  input: (bytes: Buffer): Buffer => frame('i', bytes),
  end: (): Buffer => frame('e'),
  stop: (): Buffer => frame('k'),
  usage: (): Buffer => frame('q'),
  /** What the box may hold from now on, in KB. */
  memory: (kb: number): Buffer => frame('m', words(kb)),
  /** Throws RangeError for what is no signal. */
  signal(number: number): Buffer {
    if (!between(number, 1, 64)) throw new RangeError('Signals are whole numbers from 1 to 64');
    return frame('s', words(number));
  },
  /** Throws RangeError. */
  size(rows: number, columns: number): Buffer {
    if (!isSize(rows, columns)) throw new RangeError('A terminal has from 1 to 1000 rows and columns');
    return frame('z', words(rows, columns));
  },
};

/** A piece of a session's output, in a reply of type D. */
export const readPiece = (body: Buffer): { stream: 'stdout' | 'stderr'; bytes: Buffer } => ({
  stream: body.readUInt32LE(1) === 0 ? 'stdout' : 'stderr',
  bytes: body.subarray(5),
});

/** What a box uses, in a reply of type Q. */
export const readUsage = (body: Buffer): BoxUsage => ({
  cpu_ms: body.readUInt32LE(1),
  memory_kb: body.readUInt32LE(5),
  processes: body.readUInt32LE(9),
  killed_for_memory: body.readUInt32LE(13),
});

/** A reply's type and, when it is a run's, its outcome: `struct outcome`, then the two outputs. */
export function readReply(body: Buffer): { type: string; outcome: RunOutcome } {
  const field = (index: number) => body.readUInt32LE(1 + index * 4);
  const outputAt = 1 + 9 * 4;
  const errorsAt = outputAt + field(7);
  return {
    type: String.fromCharCode(body[0] ?? 0),
    outcome: {
      end: field(0) ? { by: 'signal', signal: field(1) } : { by: 'exit', code: field(1) },
      limit: limitNames[field(2)] ?? null,
      cpu_ms: field(3) / 1000,
      wall_ms: field(4) / 1000,
      ...(field(5) > 0 ? { starved_ms: field(5) / 1000 } : {}),
      memory_kb: field(6),
      stdout: body.subarray(outputAt, errorsAt),
      stderr: body.subarray(errorsAt, errorsAt + field(8)),
    },
  };
}
