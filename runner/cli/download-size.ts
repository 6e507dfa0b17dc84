import { runCommand } from './run-command.ts';

/** What apt-get says of packages: how much there is to fetch and how much it takes on disk; null where it says nothing. */
export function readSize(said: string): { fetch: string; disk: string } | null {
  const fetch = /^Need to get (?:[\d.,]+ \w?B\/)?([\d.,]+ \w?B) of archives/m.exec(said)?.[1];
  const disk = /^After this operation, ([\d.,]+ \w?B) of additional disk space/m.exec(said)?.[1];
  return fetch && disk ? { fetch, disk } : null;
}

/** ' (117 MB to fetch, 363 MB on disk)', or nothing where apt-get cannot tell, as before its first list. Changes nothing and needs no rights. */
export async function sizeInWords(packages: string[]): Promise<string> {
  const line = ['env', 'LC_ALL=C', 'apt-get', '-o', 'Debug::NoLocking=1', '--assume-no', '--no-install-recommends'];
  const size = readSize((await runCommand([...line, 'install', ...packages])).output);
  return size ? ` (${size.fetch} to fetch, ${size.disk} on disk)` : '';
}
