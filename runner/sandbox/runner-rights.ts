import { access, constants, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { IsolationError } from './isolation-error.ts';

/** Ids that a runner that is not root must have, from the first lane's on. */
export const IDS = 10_000;

/** What lets a runner that is not root make its lanes' users. */
export type RightsFiles = {
  /** Folders with newuidmap and newgidmap. */
  programs: string[];
  /** The form of /etc/subuid and /etc/subgid. */
  users: string;
  groups: string;
  /** Kernel switches; where one reads 0 nobody but root makes user namespaces. */
  switches: string[];
};

const ofTheHost: RightsFiles = {
  programs: ['/usr/bin', '/usr/local/bin', '/bin', '/run/wrappers/bin'],
  users: '/etc/subuid',
  groups: '/etc/subgid',
  switches: ['/proc/sys/user/max_user_namespaces', '/proc/sys/kernel/unprivileged_userns_clone'],
};

type User = { name: string; uid: number; gid: number };

const lacking = (what: string) => new IsolationError(`the runner must be started as root, or as a user with ${what}`);

const readable = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/** The first id of a range that is the user's and large enough; rows are `name-or-uid:first:count`. */
async function rangeOf({ name, uid }: User, file: string): Promise<number> {
  for (const row of (await readable(file)).split('\n')) {
    const [owner, first, count] = row.split(':');
    if ((owner === name || owner === String(uid)) && Number(count) >= IDS) return Number(first);
  }
  throw lacking(`${IDS} ids of its own in ${file}`);
}

async function findProgram(name: string, folders: string[]): Promise<string> {
  for (const folder of folders) {
    const program = path.join(folder, name);
    if (
      await access(program, constants.X_OK)
        .then(() => true)
        .catch(() => false)
    )
      return program;
  }
  throw lacking(`${name}: install the package uidmap`);
}

/** The lanes' ids and the host's, from `first` on, as `inside outside count`. Other lanes' ids are other ones of the host. */
function range(firstUid: number, first: number): string {
  const offset = firstUid % IDS;
  return `${firstUid} ${first + offset} ${IDS - offset}`;
}

/** The lane helper's arguments for a user namespace whose root is the user itself. */
export async function userRights(user: User, firstUid: number, files = ofTheHost): Promise<string[]> {
  const newuidmap = await findProgram('newuidmap', files.programs);
  const newgidmap = await findProgram('newgidmap', files.programs);
  const users = await rangeOf(user, files.users);
  const groups = await rangeOf(user, files.groups);
  for (const file of files.switches)
    if ((await readable(file)).trim() === '0') throw lacking(`user namespaces, which ${file} turns off`);
  const map = (own: number, first: number) => [`0 ${own} 1`, range(firstUid, first)].join(' ');
  return [`map-users=${newuidmap} ${map(user.uid, users)}`, `map-groups=${newgidmap} ${map(user.gid, groups)}`];
}

/** Root where the lanes' users exist: root of a small user namespace is not enough. */
async function rootRights(firstUid: number): Promise<string[]> {
  const rows = (await readFile('/proc/self/uid_map', 'utf8'))
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const known = rows.some(([inside = 0, , count = 0]) => inside <= firstUid && firstUid + IDS <= inside + count);
  if (known) return [];
  throw new IsolationError(
    `the runner's user namespace has no users ${firstUid} and above: start it outside of one, or map them`,
  );
}

/** Whom this process runs as; a user without an entry in /etc/passwd has no name. */
function ourselves(): User {
  try {
    const { username, uid, gid } = userInfo();
    return { name: username, uid, gid };
  } catch {
    return { name: '', uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
  }
}

/** Arguments that give the lane helper its rights: none for root. Throws IsolationError naming what is missing. */
export function runnerRights(firstUid = 60_000): Promise<string[]> {
  if (process.geteuid?.() === 0) return rootRights(firstUid);
  return userRights(ourselves(), firstUid);
}
