import { constants } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, python, runIn, shell } from './_boxes.ts';
import { NODE_IN_BOX } from './box-view.ts';
import type { Lane, Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

test.each([0, 1, 42, 255])('exit code %d', async (code) => {
  expect((await shell(lane, `exit ${code}`)).end).toEqual({ by: 'exit', code });
});

test.each(['SIGSEGV', 'SIGABRT', 'SIGKILL', 'SIGTERM', 'SIGPIPE', 'SIGFPE'] as const)('signal %s', async (name) => {
  const outcome = await python(
    lane,
    `import os, signal; signal.signal(signal.SIGPIPE, signal.SIG_DFL); os.kill(os.getpid(), signal.${name})`,
  );
  expect(outcome).toMatchObject({ end: { by: 'signal', signal: constants.signals[name] }, limit: null });
});

test('a program that is not there ends as in a shell, with the reason', async () => {
  const outcome = await runIn(lane, ['/box/missing']);
  expect(outcome).toMatchObject({
    end: { by: 'exit', code: 127 },
    limit: null,
    errors: '/box/missing: No such file or directory\n',
  });
});

test('standard input arrives byte for byte, also when it is large', async () => {
  const bytes = Buffer.alloc(
    5 << 20,
    Uint8Array.from({ length: 256 }, (_, index) => index),
  );
  const outcome = await runIn(lane, ['/bin/cat'], { stdin: bytes, limits: { output_bytes: 6 << 20 } });
  expect(outcome.stdout.equals(bytes)).toBe(true);
});

test('input is a file that can be opened again, but not changed', async () => {
  const script =
    'import os\nprint(open("/dev/stdin").read() == os.read(0, 99).decode() == "one\\n")\nfor f in "/dev/stdin", "/proc/self/fd/0":\n try: open(f, "w")\n except PermissionError: print("refused")\ntry: os.write(0, b"x")\nexcept OSError: print("read-only")';
  expect((await python(lane, script, { stdin: 'one\n' })).text).toBe('True\nrefused\nrefused\nread-only\n');
});

test('Node reads its input by number and by path', async () => {
  const outcome = await runIn(
    lane,
    [
      NODE_IN_BOX,
      '-e',
      'const fs = require("node:fs"); console.log(fs.readFileSync(0, "utf8") + fs.readFileSync("/dev/stdin", "utf8"))',
    ],
    { stdin: 'twice ' },
  );
  expect(outcome.text).toBe('twice twice \n');
});

test('the outputs may be opened by path and stay apart', async () => {
  const outcome = await shell(lane, 'echo out > /dev/stdout; echo err > /dev/stderr');
  expect([outcome.text, outcome.errors]).toEqual(['out\n', 'err\n']);
});

test('the environment is the given one and nothing else', async () => {
  process.env.SECRET_OF_THE_RUNNER = 'secret';
  const outcome = await runIn(lane, ['/usr/bin/env'], { env: { ONLY: 'this', EMPTY: '' } });
  delete process.env.SECRET_OF_THE_RUNNER;
  expect(outcome.text).toBe('ONLY=this\nEMPTY=\n');
});

test('arguments arrive as they are', async () => {
  const words = ['', 'a b', '"$HOME"', 'é\n'];
  const outcome = await python(lane, 'import sys; print(ascii(sys.argv[1:]))', {});
  expect(outcome.text).toBe('[]\n');
  const told = await runIn(
    lane,
    [
      '/usr/bin/python3',
      '-c',
      'import sys; print(len(sys.argv), sys.argv[1:] == ["", "a b", "\\"$HOME\\"", "\\u00e9\\n"])',
      ...words,
    ],
    { env: { PYTHONUTF8: '1' } },
  );
  expect(told.text).toBe('5 True\n');
});

test('no descriptor, no terminal, no blocked or ignored signal is inherited', async () => {
  const script =
    'import os\nprint(sorted(int(n) for n in os.listdir("/proc/self/fd"))[:3], len(os.listdir("/proc/self/fd")))\nprint(*[l.split()[1] for l in open("/proc/self/status") if l.startswith(("SigBlk", "ShdPnd"))])\ntry: open("/dev/tty")\nexcept OSError: print("no terminal")';
  const outcome = await python(lane, script);
  expect(outcome.text).toBe('[0, 1, 2] 4\n0000000000000000 0000000000000000\nno terminal\n');
  expect((await shell(lane, 'grep SigIgn /proc/self/status')).text).toBe('SigIgn:\t0000000000000000\n');
});
