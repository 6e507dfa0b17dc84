import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LaneUsers, ownFolder, takeUsers } from './lane-users.ts';
import { runnerRights } from './runner-rights.ts';
import type { Lane, RunLimits, RunSpec } from './sandbox.ts';
import { type SandboxOptions, startSandbox } from './start-sandbox.ts';

export const testLimits: RunLimits = {
  cpu_ms: 5000,
  wall_ms: 10_000,
  starved_ms: 60_000,
  memory_kb: 256 * 1024,
  pids: 64,
  output_bytes: 64 * 1024,
};

/** Users of tests' own: so many, in so many places, beyond those that sandboxes take by themselves. */
const OWN = 16;
const PLACES = 500;
const FIRST_PLACE = 72_000;
let place = process.pid;

/** Takes them where no other process of the machine has any of them. */
async function takeOwn(first: number, folder = ownFolder()): Promise<LaneUsers | null> {
  try {
    return await takeUsers(OWN / 4, first, folder);
  } catch (error) {
    if ((error as Error).message.startsWith('another runner')) return null;
    throw error;
  }
}

/**
 * First user of sixteen for a test that looks for what is left once its boxes are gone: no runner has them, and no other test
 * of this machine gets them before this process ends.
 */
export async function usersOfItsOwn(): Promise<number> {
  for (let tries = 0; tries < PLACES; tries++) {
    const first = FIRST_PLACE + OWN * (place++ % PLACES);
    // Its sandboxes take them in the file of runners; that they are a test's stands in another.
    const kept = await takeOwn(first, path.join(ownFolder(), 'tests'));
    const free = kept && (await takeOwn(first));
    free?.release();
    if (free) return first;
    kept?.release();
  }
  throw new Error('Others have all users of tests');
}

/** Throws where this machine cannot isolate. */
export async function openTestSandbox(lanes: number, more: Omit<SandboxOptions, 'lanes'> = {}) {
  const sandbox = await startSandbox({ lanes, ...more });
  if (!sandbox.isolation.ok) throw new Error(sandbox.isolation.reason);
  return sandbox;
}

type Shortcuts = Omit<Partial<RunSpec>, 'stdin' | 'files' | 'limits'> & {
  stdin?: string | Buffer;
  files?: Record<string, string | Buffer>;
  limits?: Partial<RunLimits>;
};

/** Runs with defaults; answers the outcome with its outputs as text. */
export async function runIn(
  lane: Lane,
  argv: string[],
  { stdin = '', files = {}, limits = {}, ...rest }: Shortcuts = {},
) {
  const outcome = await lane.run({
    argv,
    env: { PATH: '/usr/bin:/bin' },
    stdin: Buffer.from(stdin),
    box: 'fresh',
    keep: false,
    files: Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })),
    limits: { ...testLimits, ...limits },
    ...rest,
  });
  return { ...outcome, text: outcome.stdout.toString(), errors: outcome.stderr.toString() };
}

export const shell = (lane: Lane, script: string, rest: Shortcuts = {}) => runIn(lane, ['/bin/sh', '-c', script], rest);
export const python = (lane: Lane, script: string, rest: Shortcuts = {}) =>
  runIn(lane, ['/usr/bin/python3', '-c', script], rest);

/** As whom users of lanes show on the machine: themselves where the tests are run by root. */
const [, outside] = (await runnerRights(60_000))[0]?.match(/ 60000 (\d+) /) ?? [];
const onTheMachine = (uid: number): number => (outside === undefined ? uid : Number(outside) + (uid % 10_000));

/** Processes of the machine that run as this user of a lane, zombies left out. */
export function processesOf(uid: number): number[] {
  const owner = new RegExp(`^Uid:\\t${onTheMachine(uid)}\\t`, 'm');
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!pid) return false;
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return owner.test(status) && !/^State:\tZ/m.test(status);
      } catch {
        return false; // ended meanwhile
      }
    });
}
