import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Ended = { code: number; stdout: string; stderr: string };

/** This machine as the programs see it that are run on it here. Needs root. */
export type Machine = {
  /** `nobody`: without the rights to change the machine. */
  run(argv: string[], who?: 'root' | 'nobody'): Promise<Ended>;
  /** What apt-get was asked, a line each. */
  asked(): Promise<string[]>;
  close(): Promise<void>;
};

/** May read everything: the project may stand in root's own folder. */
const NOBODY = ['--reuid=65534', '--clear-groups', '--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search'];

/**
 * A machine on which these programs are missing, and whose apt-get only notes what it is asked, says what there would be to
 * fetch, and brings them all when it is to put packages in place. Nothing changes outside: it is a view of its own.
 */
export async function machineWithout(programs: string[]): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-machine-'));
  const [empty, apt, list] = [join(folder, 'empty'), join(folder, 'apt-get'), join(folder, 'asked')];
  await writeFile(empty, '');
  await writeFile(list, '');
  await writeFile(
    apt,
    `#!/bin/sh
echo "$*" >> ${list}
case "$*" in
  *--assume-no*) echo 'Need to get 118 MB of archives.'; echo 'After this operation, 365 MB of additional disk space will be used.'; exit 1 ;;
  *--no-download*) umount ${programs.join(' ')} ;;
esac
`,
  );
  // Where the view may be seen by anybody.
  for (const [path, mode] of [
    [folder, 0o755],
    [apt, 0o755],
    [empty, 0o644],
    [list, 0o666],
  ] as const)
    await chmod(path, mode);
  const hidden = [...programs.map((program) => [empty, program]), [apt, '/usr/bin/apt-get']];
  const view = hidden.map(([from, over]) => `mount --bind ${from} ${over}`).join(' && ');
  return {
    run(argv, who = 'root') {
      const as = who === 'root' ? [] : ['setpriv', ...NOBODY];
      const [program = '', ...line] = ['unshare', '--mount', 'sh', '-c', `${view} && exec "$@"`, 'sh', ...as, ...argv];
      return new Promise((resolve) => {
        execFile(program, line, { cwd: join(import.meta.dirname, '../..') }, (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
        );
      });
    },
    asked: async () => (await readFile(list, 'utf8')).split('\n').filter(Boolean),
    close: () => rm(folder, { recursive: true }),
  };
}
