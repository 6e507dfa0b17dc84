import type { Limits } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

/** Our own limits, which a package may ask to be others: MiB of output, KiB of code. */
const OUTPUT_MIB = 8;
const CODE_KIB = 128;
/** What the contract carries: CPU time in ms, memory in MiB. */
const TIME = { least: 100, most: 20_000 };
const MEMORY = { least: 16, most: 2048 };

type Asked = {
  time_limit?: number | undefined;
  memory: number;
  output?: number | undefined;
  code?: number | undefined;
};
/** Of compiling and validating. */
const OTHERS = [
  'compilation_time',
  'compilation_memory',
  'validation_time',
  'validation_memory',
  'validation_output',
] as const;

/** Of our limit for outputs: answers below it leave room for right outputs that are longer than they are. */
const FAR_BELOW = 0.5;

/** Throws PackageError where a package asks for more output than we allow, and an answer is not far below what we do. */
export function checkOutput(asked: number | undefined, tests: { name: string; answer: string }[]): void {
  const large = tests.find(({ answer }) => Buffer.byteLength(answer) > OUTPUT_MIB * 1024 * 1024 * FAR_BELOW);
  if (asked === undefined || asked <= OUTPUT_MIB || !large) return;
  throw new PackageError(
    `problem.yaml: limits.output must be at most ${OUTPUT_MIB} MiB here: the answer of ${large.name} has ${Math.ceil(Buffer.byteLength(large.answer) / 1024 / 1024)} MiB`,
  );
}

/**
 * The limits of a problem.yaml, in the contract's units; the time is a guess where none is given. Throws PackageError
 * where one cannot be kept and judging would differ.
 */
export function readLimits(
  limits: Asked & Partial<Record<(typeof OTHERS)[number], number | undefined>>,
  note: (sentence: string) => void,
): Limits {
  const time_ms = Math.round((limits.time_limit ?? 1) * 1000);
  if (time_ms < TIME.least || time_ms > TIME.most)
    throw new PackageError(
      `problem.yaml: limits.time_limit must be ${TIME.least / 1000} to ${TIME.most / 1000} seconds here`,
    );
  if (limits.memory < MEMORY.least || limits.memory > MEMORY.most)
    throw new PackageError(`problem.yaml: limits.memory must be ${MEMORY.least} to ${MEMORY.most} MiB here`);
  if (limits.output !== undefined && limits.output !== OUTPUT_MIB)
    note(`problem.yaml: limits.output is ${limits.output} MiB, here it is ${OUTPUT_MIB}`);
  if (limits.code !== undefined && limits.code !== CODE_KIB)
    note(`problem.yaml: limits.code is ${limits.code} KiB, here it is ${CODE_KIB}`);
  for (const key of OTHERS) if (limits[key] !== undefined) note(`problem.yaml: limits.${key} is our own instead`);
  return { time_ms, memory_kb: Math.round(limits.memory * 1024) };
}
