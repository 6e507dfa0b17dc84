import { isExecutable } from '../languages/version.ts';
import { type Ended, runCommand } from './run-command.ts';

const APT = ['env', 'LC_ALL=C', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300'];

/** What apt-get would do. Changes nothing and needs no rights. */
export const simulate = (...args: string[]): Promise<Ended> => runCommand([...APT, '--simulate', ...args]);

/** Packages that somebody asked for, and not only because another one needs them. */
export async function askedFor(): Promise<Set<string>> {
  const { code, output } = await runCommand(['apt-mark', 'showmanual']);
  if (code !== 0) throw new Error(`apt-mark does not answer: ${output.trim()}`);
  return new Set(output.split('\n').filter(Boolean));
}

/** Why packages of this machine cannot be changed, or how: the words before apt-get. */
export async function rights(): Promise<{ as: string[] } | { lacking: string }> {
  if (!(await isExecutable('/usr/bin/apt-get'))) return { lacking: 'this machine has no apt-get' };
  if (process.getuid?.() === 0) return { as: [] };
  const sudo = await runCommand(['sudo', '-n', 'true']);
  return sudo.code === 0 ? { as: ['sudo', '-n'] } : { lacking: 'it needs root' };
}

/** Changes the machine's packages. `as` comes from `rights`. */
export const aptGet = (as: string[], ...args: string[]): Promise<Ended> => runCommand([...as, ...APT, ...args]);
