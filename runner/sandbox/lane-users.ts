import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
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
  release(): Promise<void>;
};

/** Of root on this machine, and of every other user: only whoever may use the same ids may read and write there. */
const ownFolder = (): string => (process.geteuid?.() === 0 ? '/run/devorbit' : path.join(homedir(), '.cache/devorbit'));

const reserve = (why: string, folder: string) =>
  new IsolationError(`users cannot be reserved in ${folder}: ${why}; the runner must be able to write there`);

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
  const places = [from - shift, count, end - shift].map(String);
  const program = await buildProgram('take-users', ['take-users.c']);
  let file;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    file = await open(path.join(folder, 'users'), 'a+', 0o600);
  } catch (error) {
    throw reserve((error as Error).message, folder);
  }
  const child = spawn(program, places, { env: {}, stdio: ['ignore', 'pipe', 'pipe', file.fd] });
  const [told, complaint, [code]] = await Promise.all([text(child.stdout!), text(child.stderr!), once(child, 'close')]);
  if (code === 0) {
    const first = Number(told) + shift;
    return {
      first,
      program: (lane) => first + lane,
      init: (lane) => first + 2 * lanes + lane,
      release: () => file.close(),
    };
  }
  await file.close();
  if (code !== 1) throw reserve(complaint.trim() || `exit code ${String(code)}`, folder);
  const which =
    fixed === undefined ? `too many of the users ${from} to ${end - 1}` : `users from ${from} to ${end - 1}`;
  throw new IsolationError(
    `another runner of this machine has ${which}: set RUNNER_FIRST_UID to the first of ${count} that nobody has`,
  );
}
