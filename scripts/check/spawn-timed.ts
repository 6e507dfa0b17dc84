import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

type Ended = { code: number | null; cpuSeconds: number };

/** The last line of the shell's `times`: user and system time of what it waited for, such as '1m2.50s 0m0.25s'. */
export const childrensSeconds = (times: string): number => {
  const last = times.trim().split('\n').at(-1) ?? '';
  return [...last.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0);
};

/**
 * Starts a program whose output is piped; when it has ended, tells how much processor time it and its children took,
 * without services that others share.
 */
export function spawnTimed(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): ChildProcessByStdio<null, Readable, Readable> & { ended: Promise<Ended> } {
  const shell = spawn('sh', ['-c', '"$0" "$@" 3>&-; code=$?; times >&3; exit $code', program, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  let times = '';
  (shell.stdio[3] as Readable).on('data', (chunk: Buffer) => (times += chunk));
  const ended = new Promise<Ended>((resolve, reject) => {
    shell.on('error', reject);
    shell.on('close', (code) => resolve({ code, cpuSeconds: childrensSeconds(times) }));
  });
  return Object.assign(shell, { ended });
}
