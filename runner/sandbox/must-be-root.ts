import { readFile } from 'node:fs/promises';
import { IsolationError } from './isolation-error.ts';

/** Throws IsolationError unless this process is root where the lanes' users exist: root of a small user namespace is not enough. */
export async function mustBeRoot(firstUid: number): Promise<void> {
  if (process.geteuid?.() !== 0) throw new IsolationError('the runner must be started as root');
  const rows = (await readFile('/proc/self/uid_map', 'utf8'))
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const known = rows.some(([inside = 0, , count = 0]) => inside <= firstUid && firstUid + 10_000 <= inside + count);
  if (!known)
    throw new IsolationError(
      `the runner's user namespace has no users ${firstUid} and above: start it outside of one, or map them`,
    );
}
