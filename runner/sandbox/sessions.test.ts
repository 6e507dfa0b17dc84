import { constants } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, processesOf, runIn, shell, testLimits } from './_boxes.ts';
import type { Lane, Sandbox, Session, SessionSpec } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

/** A session, what it has said so far, and a way to wait for something in it. */
function open(argv: string[], more: Partial<SessionSpec> = {}) {
  const said = { stdout: '', stderr: '' };
  const session: Session = lane.open(
    {
      argv,
      env: { PATH: '/usr/bin:/bin', TERM: 'xterm' },
      box: 'fresh',
      files: [],
      keep: false,
      limits: testLimits,
      ...more,
    },
    (stream, bytes) => (said[stream] += bytes.toString()),
  );
  const until = async (text: string) => {
    await expect.poll(() => said.stdout, { timeout: 120_000, interval: 5 }).toContain(text);
  };
  return { session, said, until };
}
const ended = { by: 'exit', code: 0 };
const sh = (script: string, more: Partial<SessionSpec> = {}) => open(['/bin/sh', '-c', script], more);

test('input is answered as it comes, and its end ends the program', async () => {
  const { session, said, until } = sh('while read line; do echo "got $line"; done; echo over');
  session.write(Buffer.from('one\n'));
  await until('got one');
  session.write(Buffer.from('two\n'));
  await until('got two');
  session.end();
  expect(await session.outcome).toMatchObject({ end: ended, limit: null });
  expect(said.stdout).toBe('got one\ngot two\nover\n');
});

test('what was said before the program began reaches it, and not the one before it', async () => {
  const first = sh('sleep .2; cat');
  const second = sh('cat');
  second.session.write(Buffer.from('for the second'));
  second.session.end();
  first.session.end();
  await first.session.outcome;
  expect((await second.session.outcome).end).toEqual(ended);
  expect([first.said.stdout, second.said.stdout]).toEqual(['', 'for the second']);
});

test('standard output and standard error are told apart, byte for byte', async () => {
  const { session, said } = sh('echo out; echo err >&2');
  await session.outcome;
  expect(said).toEqual({ stdout: 'out\n', stderr: 'err\n' });
});

test('a megabyte through a program that reads slowly is whole', async () => {
  const { session, said } = open([
    '/usr/bin/python3',
    '-c',
    'import sys, time\ntime.sleep(.3)\nprint(len(sys.stdin.read()))',
  ]);
  session.write(Buffer.alloc(1_000_000, 120));
  session.end();
  expect((await session.outcome).end).toEqual(ended);
  expect(said.stdout).toBe('1000000\n');
});

test('input for a program that reads none harms nobody', async () => {
  const { session } = sh('exec <&-; sleep .2; exit 3');
  session.write(Buffer.alloc(500_000, 120));
  expect((await session.outcome).end).toEqual({ by: 'exit', code: 3 });
  expect((await shell(lane, 'echo next')).text).toBe('next\n');
});

test('signals reach the program, which may catch them', async () => {
  const caught = sh('trap "echo caught; exit 7" INT; echo ready; while :; do sleep .01; done');
  await caught.until('ready');
  caught.session.kill(constants.signals.SIGINT);
  expect((await caught.session.outcome).end).toEqual({ by: 'exit', code: 7 });
  expect(caught.said.stdout).toBe('ready\ncaught\n');

  const killed = sh('echo ready; sleep 60');
  await killed.until('ready');
  killed.session.kill(constants.signals.SIGTERM);
  expect(await killed.session.outcome).toMatchObject({ end: { by: 'signal', signal: 15 }, limit: null });
  expect(() => killed.session.kill(constants.signals.SIGTERM)).not.toThrow(); // it is over
  expect(() => killed.session.kill(65)).toThrow(RangeError);
});

test('a session is stopped at once, with everything that it started', async () => {
  const { session, until } = sh('setsid sleep 60 & echo ready; sleep 60');
  await until('ready');
  const start = performance.now();
  session.stop();
  expect(await session.outcome).toMatchObject({ limit: 'stopped' });
  expect(performance.now() - start).toBeLessThan(55_000); // of the 60 s that it sleeps
  expect(processesOf(sandbox.firstUid).length).toBeLessThanOrEqual(1); // the next box's program, which waits
});

test('a run is stopped by its signal, also one that was aborted before', async () => {
  const abort = new AbortController();
  const running = shell(lane, 'sleep 60', { signal: abort.signal });
  setTimeout(() => abort.abort(), 100);
  expect(await running).toMatchObject({ limit: 'stopped' });
  expect((await shell(lane, 'sleep 60', { signal: abort.signal })).limit).toBe('stopped');
  expect((await shell(lane, 'echo next')).text).toBe('next\n');
});

test('limits hold in sessions: output, CPU time, wall clock', async () => {
  const flood = sh('yes', { limits: { ...testLimits, output_bytes: 100_000 } });
  expect((await flood.session.outcome).limit).toBe('output');
  expect(flood.said.stdout.length).toBe(100_000);
  const busy = sh('while :; do :; done', { limits: { ...testLimits, cpu_ms: 200 } });
  expect((await busy.session.outcome).limit).toBe('cpu');
  const idle = sh('read line', { limits: { ...testLimits, wall_ms: 200 } });
  expect((await idle.session.outcome).limit).toBe('wall');
});

test('a terminal: size, resize, Ctrl-C, Ctrl-D, and no other terminal', async () => {
  const script =
    'test -t 0 && test -t 1 && stty size; trap "echo winch" WINCH; trap "echo broken" INT; tty; echo ready; while :; do read line || break; echo "<$line>"; stty size; done; ls /dev/pts; cat /dev/pts/ptmx';
  const { session, said, until } = open(['/bin/bash', '-c', script], { terminal: { rows: 24, columns: 80 } });
  await until('ready');
  expect(said.stdout).toContain('24 80\r\n/dev/pts/');
  session.resize(40, 100);
  session.write(Buffer.from('word\n'));
  await until('<word>\r\n40 100');
  expect(said.stdout).toContain('winch');
  session.write(Buffer.from('\x03'));
  await until('broken');
  session.end();
  await session.outcome;
  expect(said.stdout).toMatch(/ptmx\r\n[^\n]*Permission denied/);
  expect(said.stderr).toBe('');
  await expect(
    lane.open(
      {
        argv: ['x'],
        env: {},
        box: 'fresh',
        files: [],
        keep: false,
        limits: testLimits,
        terminal: { rows: 0, columns: 1 },
      },
      () => {},
    ).outcome,
  ).rejects.toThrow('terminal');
});

test('files for a sealed box are in /tmp, and are gone in the next one', async () => {
  await shell(lane, 'echo built > made', { keep: true });
  const look = { box: 'sealed' as const, files: { input: 'one' } };
  expect((await shell(lane, 'cat made /tmp/input', look)).text).toBe('built\none');
  expect((await shell(lane, 'ls /tmp', { box: 'sealed' })).text).toBe('');
  await lane.release();
});

test('a partner runs beside its lane, as another user, with a sealed box of its own', async () => {
  const partner = await lane.partner();
  expect(await lane.partner()).toBe(partner);
  await Promise.all([
    shell(lane, 'echo mine > made', { keep: true }),
    shell(partner, 'echo yours > made', { keep: true }),
  ]);
  const script = 'cat made; id -u; date +%s%N; sleep 1; date +%s%N';
  const both = await Promise.all([lane, partner].map((one) => shell(one, script, { box: 'sealed' })));
  const [mine = [], yours = []] = both.map(({ text }) => text.split('\n'));
  expect([mine, yours].map((lines) => lines.slice(0, 2))).toEqual([
    ['mine', String(sandbox.firstUid)],
    ['yours', String(sandbox.firstUid + 1)],
  ]);
  // Each began before the other ended.
  expect(Number(mine[2])).toBeLessThan(Number(yours[3]));
  expect(Number(yours[2])).toBeLessThan(Number(mine[3]));
  await Promise.all([lane.release(), partner.release()]);
  expect((await runIn(partner, ['/bin/true'])).end).toEqual(ended);
});
