import { isExecutable } from '../languages/version.ts';
import { type Ended, runCommand } from './run-command.ts';

const APT = ['env', 'LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300'];

/** What apt-get would do. Changes nothing and needs no rights. */
export const simulate = (...args: string[]): Promise<Ended> => runCommand([...APT, '--simulate', ...args]);

/** Packages that somebody asked for, and not only because another one needs them. */
export async function askedFor(): Promise<Set<string>> {
  const { code, output } = await runCommand(['apt-mark', 'showmanual']);
  if (code !== 0) throw new Error(`apt-mark failed: ${output.trim()}`);
  return new Set(output.split('\n').filter(Boolean));
}

/** How packages of this machine can be changed: the words before apt-get; or why not, and whether root could. */
export async function rights(): Promise<{ as: string[] } | { lacking: string; withRoot: boolean }> {
  if (!(await isExecutable('/usr/bin/apt-get'))) return { lacking: 'this machine has no apt-get', withRoot: false };
  if (process.getuid?.() === 0) return { as: [] };
  const sudo = await runCommand(['sudo', '-n', 'true']);
  return sudo.code === 0 ? { as: ['sudo', '-n'] } : { lacking: 'this needs root', withRoot: true };
}

/**
 * Changes the machine's packages. `as` comes from `rights`. Once begun it goes on to its end, whatever becomes of us: half
 * a package would leave the package manager broken.
 */
export const aptGet = (as: string[], ...args: string[]): Promise<Ended> =>
  runCommand([...as, ...APT, ...args], { apart: true });

/** What apt-get only fetches: it may be stopped at any time, and ends at once. */
export async function aptFetch(as: string[], stop: AbortSignal, ...args: string[]): Promise<Ended> {
  let end = () => {};
  const begun = (pid: number) => {
    // Where it runs as root, only root may end it.
    end = () => void runCommand([...as, 'kill', '-TERM', '--', `-${pid}`]);
    if (stop.aborted) end();
  };
  const onStop = () => end();
  stop.addEventListener('abort', onStop);
  try {
    return await runCommand([...as, ...APT, ...args], { apart: true, begun });
  } finally {
    stop.removeEventListener('abort', onStop);
  }
}

/** What apt-get says went wrong: its first error, else its last line. */
export function complaint(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.startsWith('E: '))?.slice(3) ?? lines.at(-1) ?? '';
}
