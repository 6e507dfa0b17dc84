import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user that PostgreSQL becomes where the caller is root, which it refuses: nobody. */
const NOBODY = 65_534;
export const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

export type Unprivileged = {
  /** What stands before a command so that it does not run as root and gets SIGINT when this process dies. */
  prefix: string[];
  /** The owner, as this process sees it, of the files that such a command writes. */
  uid: number;
};

const succeeds = ([program = '', ...args]: string[]): boolean =>
  spawnSync(program, args, { env: { PATH }, stdio: 'ignore' }).status === 0;
const works = (prefix: string[]): boolean => succeeds([...prefix, 'true']);

/**
 * How to run the program at `path` from this process. As root a user namespace is preferred: it still reads below a folder that
 * only root may enter (a clone in /root). The parent-death signal stands last, because a change of credentials clears it.
 */
export function unprivileged(path: string): Unprivileged {
  const uid = process.getuid?.() ?? 0;
  const onDeath = ['setpriv', '--pdeathsig', 'INT'];
  if (uid !== 0) return { prefix: works(onDeath) ? onDeath : [], uid };
  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, ...onDeath];
  if (works(namespace)) return { prefix: namespace, uid };
  const user = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--pdeathsig', 'INT'];
  if (!works(user))
    throw new Error(
      'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here: run as another user or set DATABASE_URL',
    );
  if (!succeeds([...user, 'test', '-x', path]))
    throw new Error(
      `PostgreSQL refuses to run as root, and the user nobody may not reach ${path}: move the project to a folder that all may enter (such as /srv), run as another user, or set DATABASE_URL`,
    );
  return { prefix: user, uid: NOBODY };
}

/** Gives a folder and all below it to `uid`, where it belongs to somebody else. Needs root. */
export function own(path: string, uid: number): void {
  if (lstatSync(path).uid === uid) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, uid);
  chownSync(path, uid, uid);
}
