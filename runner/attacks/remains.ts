import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { BOX_ENV, runLimits } from '../languages/box.ts';
import type { Lane } from '../sandbox/sandbox.ts';

/** Processes of the machine that run as this user; not those that ended, and not ours: what waits in the next box, and the canary. */
function processesOf(uid: number): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const living = new RegExp(`^Uid:\\t${uid}\\t`, 'm').test(status) && !/^State:\tZ/m.test(status);
      return living && !/lane-helper|^\/box\/probe$/.test(readlinkSync(`/proc/${pid}/exe`));
    } catch {
      return false; // ended meanwhile
    }
  });
}

const LOOK =
  'ls -A /tmp /dev/shm/; find /box /tmp | wc -l; tail -qn +2 /proc/sysvipc/*; ls -d /proc/[0-9]* | wc -l; echo hello';
const NOTHING = /^\/dev\/shm\/:\n\n\/tmp:\n2\n[1-4]\nhello\n$/;

/** What is left of a run that is over, on the machine and in the lane's next box; empty where nothing is. `uid` is the lane's user. */
export async function remainsOf(lane: Pick<Lane, 'run'>, uid: number): Promise<string[]> {
  const living = processesOf(uid).map((pid) => `process ${pid} lives`);
  const { stdout, stderr } = await lane.run({
    argv: ['/bin/sh', '-c', LOOK],
    env: BOX_ENV,
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [],
    keep: false,
    limits: runLimits({ time_ms: 5000, memory_kb: 64 * 1024 }),
  });
  const seen = `${stdout.toString()}${stderr.toString()}`;
  return NOTHING.test(seen) ? living : [...living, `the next box sees ${JSON.stringify(seen)}`];
}
