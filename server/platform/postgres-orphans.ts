import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const PROC = '/proc';

/** What /proc tells of a process; null for one that is gone or another user's. */
function processOf(pid: string): { program: string; folder: string; title: string; parent: string } | null {
  const at = `${PROC}/${pid}`;
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`${at}/status`, 'utf8'))?.[1] ?? '';
    const title = readFileSync(`${at}/cmdline`, 'utf8');
    return { program: readlinkSync(`${at}/exe`), folder: readlinkSync(`${at}/cwd`), title, parent };
  } catch {
    return null;
  }
}

/**
 * Ends the backends that work in a data folder without a postmaster: those of `program` whose parent is not PostgreSQL
 * any more. What they have not committed is undone by the recovery that follows. Both paths are real ones; where there is
 * no /proc, nothing is ended.
 */
export function endOrphans(program: string, dataDir: string): void {
  if (!existsSync(PROC)) return;
  for (const pid of readdirSync(PROC).filter((name) => /^\d+$/.test(name))) {
    const found = processOf(pid);
    if (found?.program !== program || found.folder !== dataDir || !found.title.startsWith('postgres: ')) continue;
    if (processOf(found.parent)?.program === program) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch (error) {
      // It may have left by itself just now.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}
