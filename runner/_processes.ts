import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Every living process below `pid`, by /proc. */
export async function descendants(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent && state !== 'Z') parents.set(Number(name), Number(parent));
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

const isAlive = async (pid: number) =>
  /^\d+ \(.*\) [^Z]/s.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));

/** Whether all of them end in time. */
export async function allGone(pids: number[], withinMs: number): Promise<boolean> {
  for (const started = performance.now(); performance.now() - started < withinMs; await delay(20)) {
    if (!(await Promise.all(pids.map(isAlive))).includes(true)) return true;
  }
  return false;
}
