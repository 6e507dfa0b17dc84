import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildProgram } from './build-helper.ts';
import { IsolationError } from './isolation-error.ts';
import { IDS } from './runner-rights.ts';

/** Where they are looked for unless the operator names others. */
const FREE_FROM = 60_000;

/** Users that one sandbox has to itself while its runner lives: a program and a pid 1 for each lane and its partner. */
export type LaneUsers = {
  first: number;
  /** Of the lane's program. */
  program(lane: number): number;
  /** Of the first process of its boxes, which is another so that the program cannot touch it. */
  init(lane: number): number;
  release(): void;
};

/** Of root on this machine, and of every other user: only whoever may use the same ids may read and write there. */
export const ownFolder = (): string =>
  process.geteuid?.() === 0 ? '/run/devorbit' : path.join(homedir(), '.cache/devorbit');

const cannotReserve = (why: string, folder: string) =>
  new IsolationError(`users cannot be reserved in ${folder}: ${why}; the runner must be able to write there`);

/** A number and no FileHandle, which would be closed with its last reference, and the lock with it. */
async function openFile(folder: string): Promise<number> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return openSync(path.join(folder, 'users'), 'a+', 0o600);
  } catch (error) {
    throw cannotReserve((error as Error).message, folder);
  }
}

/** Locks free places of a file; null where they are taken. Places are the first, how many, and the end of where to look. */
async function lock(file: number, places: number[], folder: string): Promise<number | null> {
  const program = await buildProgram('take-users', ['take-users.c']);
  const child = spawn(program, places.map(String), { env: {}, stdio: ['ignore', 'pipe', 'pipe', file] });
  const [told, complaint, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
  if (code !== 0 && code !== 1) throw cannotReserve(complaint.trim() || `exit code ${String(code)}`, folder);
  return code === 0 ? Number(told) : null;
}

/**
 * Takes `fixed` and the ids after it, or the next free ones. They are locked, id by id, in a file that the runners of this
 * machine share, until they are released or this process ends in whatever way. Throws IsolationError where another has them.
 */
export async function takeUsers(lanes: number, fixed?: number, folder = ownFolder()): Promise<LaneUsers> {
  const count = 4 * lanes;
  const from = fixed ?? FREE_FROM;
  const end = fixed === undefined ? FREE_FROM + IDS : fixed + count;
  // Who is not root has the same ids of the machine again after so many.
  const shift = process.geteuid?.() === 0 ? 0 : from - (from % IDS);
  const file = await openFile(folder);
  try {
    const place = await lock(file, [from - shift, count, end - shift], folder);
    if (place === null) {
      const which = `${fixed === undefined ? 'too many of the users' : 'users from'} ${from} to ${end - 1}`;
      throw new IsolationError(
        `another runner of this machine has ${which}: set RUNNER_FIRST_UID to the first of ${count} that nobody has`,
      );
    }
    const first = place + shift;
    return {
      first,
      program: (lane) => first + lane,
      init: (lane) => first + 2 * lanes + lane,
      release: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
