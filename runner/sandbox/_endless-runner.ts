/** A runner for the tests to kill: `node _endless-runner.ts FIRST_UID` starts two lanes that fork without end, then says so. */
import { testLimits } from './_boxes.ts';
import { startSandbox } from './start-sandbox.ts';

const sandbox = await startSandbox({ lanes: 2, firstUid: Number(process.argv[2]) });
if (!sandbox.isolation.ok) throw new Error(sandbox.isolation.reason);
/** Twenty processes that stay, so that there is something to end, and then ever new ones, within the limit of processes. */
const script = `for each in ${'x '.repeat(20)}; do (setsid sleep 3600 &); done; while true; do (setsid sleep .1 &); sleep .01; done`;
const hour = 3_600_000;
for (const lane of sandbox.lanes)
  void lane.run({
    argv: ['/bin/sh', '-c', script],
    env: {},
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [],
    keep: false,
    limits: { ...testLimits, cpu_ms: hour, wall_ms: hour },
  });
console.log('running');
