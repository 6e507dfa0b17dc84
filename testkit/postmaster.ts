import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The process of PostgreSQL that a data folder names, which runs or has been killed. Null after an orderly end, and for the
 * moment in which a start has made the file and not yet written into it: taken for 0, it would be the caller's whole group
 * that a signal ends.
 */
export function postmasterOf(dataDir: string): number | null {
  const file = join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? /^([1-9]\d*)\n/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return pid === undefined ? null : Number(pid);
}

/** Ends it as a lack of memory would; its number. Throws where the folder names none. */
export function killPostmaster(dataDir: string): number {
  const pid = postmasterOf(dataDir);
  if (pid === null) throw new Error(`No process is named in ${dataDir}`);
  process.kill(pid, 'SIGKILL');
  return pid;
}
