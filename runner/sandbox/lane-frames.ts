import type { RunOutcome, RunSpec } from './sandbox.ts';

/** The largest frame, output and command line that the lane helper takes, in bytes. */
const MAX_FRAME = 128 * 1024 * 1024;
const MAX_OUTPUT = 64 * 1024 * 1024;
const MAX_STRINGS = 128 * 1024;
const limitNames = [null, 'cpu', 'wall', 'memory', 'output'] as const;

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
function check(spec: RunSpec, strings: Buffer): void {
  const { limits } = spec;
  const environment = Object.entries(spec.env).flat();
  if (!between(limits.cpu_ms, 1, 600_000) || !between(limits.wall_ms, 1, 600_000))
    throw new RangeError('Times are whole ms, from 1 to 600000');
  if (!between(limits.memory_kb, 1024, 64 * 1024 * 1024)) throw new RangeError('memory_kb is a whole number from 1024');
  if (!between(limits.pids, 1, 4096)) throw new RangeError('pids is a whole number from 1 to 4096');
  if (!between(limits.output_bytes, 0, MAX_OUTPUT))
    throw new RangeError('output_bytes is a whole number of at most 64 MB');
  if (spec.argv.length < 1 || [...spec.argv, ...environment].some((text) => text.includes('\0')))
    throw new RangeError('argv must not be empty, and no argument may hold a zero byte');
  if (strings.length > MAX_STRINGS) throw new RangeError('Arguments and environment may take at most 128 KB');
  if (spec.box === 'sealed' && (spec.keep || spec.files.length > 0))
    throw new RangeError('A sealed box takes no files and is not kept again');
  const names = spec.files.map((file) => file.name);
  if (
    new Set(names).size < names.length ||
    names.some((name) => !/^(?!\.\.?$)[^/\0]+$/.test(name) || Buffer.byteLength(name) > 255)
  )
    throw new RangeError('Files have plain, different names');
}

/** The request for a run; its fields stand in the order of `struct request`. */
export function runFrame(spec: RunSpec): Buffer {
  const environment = Object.entries(spec.env).map(([name, value]) => `${name}=${value}`);
  const strings = Buffer.from([...spec.argv, ...environment].map((text) => `${text}\0`).join(''));
  check(spec, strings);
  const { limits } = spec;
  const files = spec.files.flatMap((file) => {
    const name = Buffer.from(file.name);
    return [words(name.length, file.bytes.length), name, file.bytes];
  });
  const sizes = [spec.argv.length, environment.length, strings.length, spec.files.length, spec.stdin.length];
  const fields = words(
    spec.box === 'sealed' ? 1 : 0,
    spec.keep ? 1 : 0,
    limits.cpu_ms,
    limits.wall_ms,
    limits.memory_kb,
    limits.pids,
    limits.output_bytes,
    ...sizes,
  );
  return frame('R', fields, strings, ...files, spec.stdin);
}

/** A reply's type and, when it is a run's, its outcome: `struct outcome`, then the two outputs. */
export function readReply(body: Buffer): { type: string; outcome: RunOutcome } {
  const field = (index: number) => body.readUInt32LE(1 + index * 4);
  const outputAt = 1 + 8 * 4;
  const errorsAt = outputAt + field(6);
  return {
    type: String.fromCharCode(body[0] ?? 0),
    outcome: {
      end: field(0) ? { by: 'signal', signal: field(1) } : { by: 'exit', code: field(1) },
      limit: limitNames[field(2)] ?? null,
      cpu_ms: field(3) / 1000,
      wall_ms: field(4) / 1000,
      memory_kb: field(5),
      stdout: body.subarray(outputAt, errorsAt),
      stderr: body.subarray(errorsAt, errorsAt + field(7)),
    },
  };
}
