import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, processesOf, runIn, testLimits } from './_boxes.ts';
import { NODE_IN_BOX } from './box-view.ts';
import type { Lane, RunLimits, Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await openTestSandbox(1);
  lane = sandbox.lanes[0]!;
});
afterAll(() => sandbox.close());

const PYTHON = ['/usr/bin/python3', 'main.py'];
const NODE = [NODE_IN_BOX, 'main.js'];
type More = { limits?: Partial<RunLimits>; stdin?: string; files?: Record<string, string> };

const toldOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
};
/** Processes of the lane that have this command line. */
const running = (argv: string[]) =>
  processesOf(sandbox.firstUid).filter((pid) => toldOf(pid, 'cmdline') === `${argv.join('\0')}\0`);
/** Whether it waits for its run: it reads from HOLD_FD (lane.h). */
const isHeld = (pid: number) => /^\d+ 0x3 /.test(toldOf(pid, 'syscall'));
/** Until a program of this line that is started ahead waits for its run, however busy the machine is. */
async function held(argv: string[]): Promise<void> {
  await expect.poll(() => running(argv).some(isHeld), { interval: 5 }).toBe(true);
}

/** Runs a script by a line that is started ahead. */
function ahead(argv: string[], source: string, more: More = {}) {
  const files = { [argv.at(-1) ?? '']: source, ...more.files };
  return runIn(lane, argv, { ...more, ahead: argv, files });
}
const python = (source: string, more?: More) => ahead(PYTHON, source, more);
const node = (source: string, more?: More) => ahead(NODE, source, more);
/** Has a program of this line wait for the next run. */
async function standAhead(argv: string[]): Promise<void> {
  await ahead(argv, '');
  await held(argv);
}
/** A run that was started ahead. */
async function startedAhead(argv: string[], source: string, more?: More) {
  await standAhead(argv);
  return ahead(argv, source, more);
}
/** A run that was not started ahead, and one that was. */
async function coldAndAhead(argv: string[], source: string, more: More = {}) {
  const cold = await runIn(lane, argv, { ...more, files: { [argv.at(-1) ?? '']: source } });
  return [cold, await startedAhead(argv, source, more)] as const;
}

describe('a run that was started ahead is the same as one that was not', () => {
  test.each([
    [
      'python',
      PYTHON,
      'import os, sys\nprint(sys.argv, __name__, __file__, sys.path[0], os.getcwd(), sorted(os.environ.items()), os.listdir("/proc/self/fd"), os.listdir("."), os.listdir("/tmp"), sys.stdin.read(), os.getppid())',
    ],
    [
      'node',
      NODE,
      'const fs = require("fs"); console.log(process.argv, require.main === module, __filename, process.cwd(), process.env, fs.readdirSync("."), fs.readdirSync("/tmp"), fs.readFileSync(0, "utf8"), process.ppid)',
    ],
  ])('%s: arguments, names, folder, environment, descriptors, input', async (_name, argv, source) => {
    const [first, second] = await coldAndAhead(argv, source, { stdin: 'typed' });
    expect(second.text).toBe(first.text);
    expect(second.text).toContain('typed');
    expect(second).toMatchObject({ end: { by: 'exit', code: 0 }, limit: null, errors: '' });
  });

  test.each([
    ['python', PYTHON, 'def f():\n    raise ValueError("no")\nf()'],
    ['python, a syntax error', PYTHON, 'print("unclosed'],
    ['node', NODE, 'function f() { throw new Error("no"); }\nf();'],
  ])('%s: exceptions', async (_name, argv, source) => {
    const [first, second] = await coldAndAhead(argv, source);
    expect(second.errors).toBe(first.errors);
    expect(second.errors).not.toBe('');
    expect(second.end).toEqual({ by: 'exit', code: 1 });
  });

  test('memory is counted from the birth of its box', async () => {
    const [first, second] = await coldAndAhead(PYTHON, 'x = bytearray(50 << 20)');
    expect(Math.abs(second.memory_kb - first.memory_kb)).toBeLessThan(2048);
  });

  test('it costs the interpreter’s start no more', async () => {
    const costs = { cold: Infinity, ahead: Infinity };
    // What a busy machine does to either only ever adds.
    for (let turn = 0; turn < 5; turn++) {
      const [cold, started] = await coldAndAhead(PYTHON, 'pass');
      costs.cold = Math.min(costs.cold, cold.cpu_ms);
      costs.ahead = Math.min(costs.ahead, started.cpu_ms);
    }
    expect(costs.ahead).toBeLessThan(costs.cold * 0.75);
  });
});

describe('limits hold', () => {
  const cases: [string, string, Partial<RunLimits>, string][] = [
    ['CPU time', 'while True: pass', { cpu_ms: 200 }, 'cpu'],
    ['wall clock', 'import time; time.sleep(60)', { wall_ms: 200 }, 'wall'],
    ['memory', 'x = bytearray(200 << 20)', { memory_kb: 64 * 1024 }, 'memory'],
    ['output', 'while True: print("x" * 1000)', { output_bytes: 10_000 }, 'output'],
  ];
  test.each(cases)('%s', async (_name, source, limits, limit) => {
    expect((await startedAhead(PYTHON, source, { limits })).limit).toBe(limit);
  });

  test('processes and threads', async () => {
    const count =
      'import threading\nn = 0\ntry:\n while n < 50:\n  threading.Thread(target=threading.Event().wait, daemon=True).start(); n += 1\nexcept RuntimeError: pass\nprint(n)';
    expect((await startedAhead(PYTHON, count, { limits: { pids: 10 } })).text).toBe('9\n');
  });
});

test('a limit that is smaller than what waits ahead already is answered, and the lane goes on', async () => {
  for (const memory_kb of [1024, 2048, 3072]) {
    expect((await startedAhead(PYTHON, 'print(1)', { limits: { memory_kb } })).limit).toBe('memory');
  }
  expect((await startedAhead(PYTHON, 'print(1)')).text).toBe('1\n');
});

describe('nothing passes from one run to the next', () => {
  const leave = `
import builtins, ctypes, os, socket, sys, subprocess
builtins.left = "behind"
for path in "/tmp/left", "/box/left", "/dev/shm/left", "/box/sitecustomize.py", "/tmp/usercustomize.py":
    open(path, "w").write("print('left')")
subprocess.Popen(["/bin/sh", "-c", "setsid sleep 100"])
s = socket.socket(socket.AF_UNIX); s.bind("\\0left"); s.listen()
ctypes.CDLL(None).shmget(77, 4096, 0o1666)
os.environ["LEFT"] = "behind"
os.chmod("/tmp", 0o777)
print(os.getpid())
try: os.kill(-1, 9)
except OSError as e: print(e.errno)
`;
  const look = `
import builtins, ctypes, os, socket
print(hasattr(builtins, "left"), os.listdir("/tmp"), sorted(os.listdir("/box")), "LEFT" in os.environ)
print([p for p in os.listdir("/proc") if p.isdigit()], ctypes.CDLL(None).shmget(77, 0, 0))
try: socket.socket(socket.AF_UNIX).connect("\\0left"); print("connected")
except OSError as e: print(e.strerror)
`;

  test('neither files, processes, sockets, shared memory nor the interpreter’s state', async () => {
    for (let turn = 0; turn < 3; turn++) {
      await standAhead(PYTHON);
      await python(leave);
      await held(PYTHON);
      const { text, errors } = await python(look);
      expect(errors).toBe('');
      expect(text).toBe("False [] ['main.py'] False\n['2'] -1\nConnection refused\n");
    }
  });

  test('programs that wait are out of reach of the one that runs, and each serves one run', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      await standAhead(NODE);
      await standAhead(PYTHON);
      const { text } = await python('import os\nprint(hash("seed"), os.getpid())\nos.kill(-1, 9)');
      const [seed = '', pid] = text.trim().split(' ');
      expect(pid).toBe('2');
      seen.add(seed);
      expect((await node('console.log("alive")')).text).toBe('alive\n');
    }
    expect(seen.size).toBe(4);
  });

  test('a program that starts up sees nothing of the run beside it', async () => {
    const limits = { wall_ms: 300_000 };
    const slow = ['/bin/sh', '-c', 'sleep 600; ls -A /tmp /box; . /box/main.sh'];
    const show = () => runIn(lane, slow, { ahead: slow, limits, files: { 'main.sh': 'echo run; ls -A /tmp' } });
    const startsUp = async () => {
      await expect.poll(() => running(['sleep', '600']).length, { interval: 5 }).toBe(1);
    };
    const goOn = () => process.kill(running(['sleep', '600'])[0]!, 'SIGKILL');
    const [cold] = await Promise.all([show(), startsUp().then(goOn)]);
    expect(cold.text).toBe('/box:\nmain.sh\n\n/tmp:\nrun\n');
    for (let turn = 0; turn < 3; turn++) {
      await startsUp();
      let said = '';
      const planting = 'echo x > /tmp/planted; echo x > /box/planted; echo planted; read word';
      const beside = lane.open(
        {
          argv: ['/bin/sh', '-c', planting],
          env: {},
          box: 'fresh',
          files: [],
          keep: false,
          limits: { ...testLimits, ...limits },
        },
        (_, bytes) => (said += bytes.toString()),
      );
      await expect.poll(() => said, { interval: 5 }).toBe('planted\n');
      goOn();
      await held(slow);
      beside.end();
      await beside.outcome;
      expect((await show()).text).toBe('/box:\n\n/tmp:\nrun\n');
    }
  });

  test('what holds a program is gone before the program’s first line', async () => {
    const source =
      'import os\nprint("LD_PRELOAD" in os.environ, b"LD_PRELOAD" in open("/proc/self/environ", "rb").read())\nprint(sorted(int(n) for n in os.listdir("/proc/self/fd"))[:3], os.path.exists("/proc/self/fd/3") and os.readlink("/proc/self/fd/3").startswith("pipe"))\nos.system("env")';
    const second = await startedAhead(PYTHON, source);
    expect(second.text).toMatch(/False False\n\[0, 1, 2\] False\n/);
    expect(second.text).not.toContain('LD_PRELOAD');
  });
});

test('a line that ends before it looks for a file is run as usual, again and again', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const outcome = await runIn(lane, ['/bin/echo', 'once'], { ahead: ['/bin/echo', 'ahead'] });
    expect(outcome.text).toBe('once\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

test('more lines than there are slots: each is answered, and the oldest makes room', async () => {
  for (let turn = 0; turn < 3; turn++)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      expect((await ahead(['/usr/bin/python3', `${name}.py`], `print("${name}")`)).text).toBe(`${name}\n`);
  // pid 1 is another user's; a program for the next box, and one a slot.
  await expect.poll(() => processesOf(sandbox.firstUid).length).toBeLessThanOrEqual(7);
});

test('a sealed box, kept by a run that was started ahead', async () => {
  const build = ['/usr/bin/python3', 'build.py'];
  for (let turn = 0; turn < 3; turn++) {
    const files = { 'build.py': `open("made", "w").write("${turn}")` };
    await runIn(lane, build, { ahead: build, files, keep: true });
    for (const _ of [1, 2]) {
      const shown = await runIn(lane, ['/usr/bin/python3', '/box/build.py'], {
        box: 'sealed',
        ahead: ['/usr/bin/python3', '/box/build.py'],
      });
      expect(shown.errors).toContain('Read-only file system');
      expect((await runIn(lane, ['/bin/cat', 'made'], { box: 'sealed', limits: testLimits })).text).toBe(`${turn}`);
    }
    await lane.release();
  }
});
