/** A runner for the tests to kill: `node _endless-runner.ts FIRST_UID` starts two lanes that fork without end, then says so. */
import { testLimits } from './_boxes.ts';
import { startSandbox } from './start-sandbox.ts';

const sandbox = await startSandbox({ lanes: 2, firstUid: Number(process.argv[2]) });
if (!sandbox.isolation.ok) throw new Error(sandbox.isolation.reason);
const argv = ['/bin/sh', '-c', 'while true; do (setsid sleep 60 &); sleep .01; done'];
for (const lane of sandbox.lanes)
  void lane.run({
    argv,
    env: {},
    stdin: Buffer.alloc(0),
    box: 'fresh',
    files: [],
    keep: false,
    limits: { ...testLimits, wall_ms: 60_000 },
  });
setTimeout(() => console.log('running'), 300);
