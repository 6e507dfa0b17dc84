import type { Limits } from '@devorbit/contract/execution/judging.ts';
import { PackageError } from './imported-problem.ts';

/** What the contract carries. */
const TIME_MS = { least: 100, most: 20_000 };
const MEMORY_MIB = { least: 16, most: 2048 };
const MAX_TESTS = 500;

/** Limits as a package gives them. Throws PackageError where one cannot be kept, for judging would differ. */
export function limitsOf(file: string, time_ms: number, memory_kb: number): Limits {
  const isTime = time_ms >= TIME_MS.least && time_ms <= TIME_MS.most;
  if (!isTime)
    throw new PackageError(`${file}: a time limit must be ${TIME_MS.least} to ${TIME_MS.most} ms here, not ${time_ms}`);
  const mib = memory_kb / 1024;
  const isMemory = mib >= MEMORY_MIB.least && mib <= MEMORY_MIB.most;
  if (!isMemory)
    throw new PackageError(
      `${file}: a memory limit must be ${MEMORY_MIB.least} to ${MEMORY_MIB.most} MiB here, not ${mib}`,
    );
  return { time_ms: Math.round(time_ms), memory_kb: Math.round(memory_kb) };
}

/** Throws PackageError unless there are tests, and not too many. */
export function checkCount(file: string, count: number): void {
  if (count === 0) throw new PackageError(`${file} has no test`);
  if (count > MAX_TESTS) throw new PackageError(`${file} has ${count} tests; at most ${MAX_TESTS} are judged here`);
}
