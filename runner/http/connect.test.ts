import { openConsole, pythonInit, stdin } from '@devorbit/testkit/console.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openService } from '../_service.ts';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { programsOf } from './_programs-of.ts';

let sandbox: Sandbox;
let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  sandbox = await sharedSandbox();
  service = await openService(sandbox);
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

const running = () => [sandbox.firstUid, sandbox.firstUid + 1].flatMap(programsOf);
const completed = [4999, 'Job Completed'];
const echo = 'import sys\nfor line in sys.stdin: print("got", line, end="", flush=True)\nprint("over")';

async function started(source: string, more: object = {}) {
  const talk = openConsole(service.url);
  await talk.say(pythonInit(source, more));
  return talk;
}

describe('a conversation', () => {
  it.each(['/connect', '/api/v2/connect', '/api/v2/piston/connect'])('%s says what Piston says', async (path) => {
    const talk = openConsole(service.url, { path });
    await talk.say({ type: 'init', language: 'py', version: '3.10.0', files: [{ content: 'print("hello")' }] });
    expect((await talk.end()).closing).toEqual(completed);
    expect(talk.frames).toEqual([
      { type: 'runtime', language: 'python', version: expect.stringMatching(/^3\.\d+\.\d+$/) },
      { type: 'stage', stage: 'run' },
      { type: 'data', stream: 'stdout', data: 'hello\n' },
      {
        type: 'exit',
        stage: 'run',
        code: 0,
        signal: null,
        status: null,
        message: null,
        memory: expect.any(Number),
        cpu_time: expect.any(Number),
        wall_time: expect.any(Number),
        time: expect.any(Number),
      },
    ]);
  });

  it('goes line by line until the end of the input', async () => {
    const talk = await started(echo);
    await talk.say(stdin('one\n'));
    await talk.until('got one\n');
    await talk.say(stdin('zwei ü\n'));
    await talk.until('got zwei ü\n');
    await talk.say({ type: 'eof' });
    expect(await talk.end()).toMatchObject({ exit: { code: 0 }, closing: completed });
    expect(talk.text()).toBe('got one\ngot zwei ü\nover\n');
  });

  it('keeps what is said before the program runs, the stdin of the init first', async () => {
    const talk = openConsole(service.url);
    await talk.say(pythonInit(echo, { stdin: 'zero\n' }), stdin('one\n'), stdin('two'), { type: 'eof' });
    expect((await talk.end()).closing).toEqual(completed);
    expect(talk.text()).toBe('got zero\ngot one\ngot twoover\n');
  });

  it('tells the outputs apart, and the exit code', async () => {
    const talk = await started('import sys\nprint("out")\nprint("err", file=sys.stderr)\nsys.exit(3)');
    const { exit } = await talk.end();
    expect(exit).toMatchObject({ code: 3, signal: null, status: 'RE', message: 'Exit code 3' });
    expect([talk.text('stdout'), talk.text('stderr')]).toEqual(['out\n', 'err\n']);
  });

  it('never cuts a character in two', async () => {
    const talk = await started(
      'import os, time\nfor byte in "aß€😀\\n".encode(): os.write(1, bytes([byte])); time.sleep(.02)',
    );
    await talk.end();
    expect(talk.text()).toBe('aß€😀\n');
    expect(talk.frames.filter(({ type }) => type === 'data').length).toBeGreaterThan(2);
  });

  it('passes signals on, and the program may catch them', async () => {
    const talk = await started(
      'import signal, time\nsignal.signal(signal.SIGINT, lambda *_: print("caught", flush=True))\nprint("ready", flush=True)\nwhile True: time.sleep(1)',
    );
    await talk.until('ready');
    await talk.say({ type: 'signal', signal: 'SIGINT' });
    await talk.until('caught');
    await talk.say({ type: 'signal', signal: 'SIGKILL' });
    expect(await talk.end()).toMatchObject({
      exit: { code: null, signal: 'SIGKILL', status: 'SG', message: 'Killed (SIGKILL)' },
      closing: completed,
    });
  });

  it('gives a terminal where one is asked for, and changes its size', async () => {
    const source =
      'import os, signal, sys\nshow = lambda *_: print(sys.stdin.isatty(), *os.get_terminal_size(), os.environ["TERM"], flush=True)\nsignal.signal(signal.SIGWINCH, show)\nshow()\nprint(input("name? "))';
    const talk = await started(source, { terminal: { rows: 24, columns: 80 } });
    await talk.until('True 80 24 xterm-256color\r\nname? ');
    await talk.say({ type: 'resize', rows: 50, columns: 132 });
    await talk.until('True 132 50 ');
    await talk.say(stdin('Ada\n'));
    expect(await talk.end()).toMatchObject({ exit: { code: 0 }, closing: completed });
    expect(talk.text()).toMatch(/\r\nAda\r\nAda\r\n$/);
  });

  it('takes Ctrl-C and Ctrl-D on a terminal', async () => {
    const talk = await started(
      'try:\n print("ready")\n input()\nexcept KeyboardInterrupt: print("interrupted")\ntry: input()\nexcept EOFError: print("over")',
      { terminal: { rows: 24, columns: 80 } },
    );
    await talk.until('ready');
    await talk.say(stdin('\u0003'));
    await talk.until('interrupted');
    await talk.say({ type: 'eof' });
    expect(await talk.end()).toMatchObject({ exit: { code: 0 }, closing: completed });
    expect(talk.text()).toContain('over');
  });

  it('compiles first, and ends there when that fails', async () => {
    const talk = openConsole(service.url);
    const init = (content: string) => ({ type: 'init', language: 'c', version: '*', files: [{ content }] });
    await talk.say(
      init('#include <stdio.h>\nint main() { char name[9]; scanf("%8s", name); puts(name); }'),
      stdin('Ada\n'),
    );
    expect((await talk.end()).closing).toEqual(completed);
    expect(talk.frames.map((frame) => ('stage' in frame ? `${frame.type} ${frame.stage}` : frame.type))).toEqual([
      'runtime',
      'stage compile',
      'exit compile',
      'stage run',
      'data',
      'exit run',
    ]);
    expect(talk.text()).toBe('Ada\n');

    const wrong = openConsole(service.url);
    await wrong.say(init('int main() { return x; }'));
    expect(await wrong.end()).toMatchObject({ exit: { stage: 'compile', code: 1, status: 'RE' }, closing: completed });
    expect(wrong.text('stderr')).toContain('undeclared');
  });
});

describe('its bounds', () => {
  it('ends a flood at the limit, says so, and never cuts a character', async () => {
    const talk = await started('import os\nwhile True: os.write(1, "€".encode() * 1000)');
    const { exit, closing } = await talk.end();
    expect(exit).toMatchObject({
      signal: 'SIGKILL',
      status: 'OL',
      message: 'Output limit exceeded: more than 1 MB on standard output; the output was cut after 1 MB',
    });
    expect(closing).toEqual(completed);
    expect(new Set(talk.text())).toEqual(new Set('€'));
    expect(Buffer.byteLength(talk.text())).toBe(1024 * 1024 - 1);
  });

  it('counts CPU time as ever, and the wall clock as asked for', async () => {
    const spin = await started('while True: pass', { run_cpu_time: 200 });
    expect((await spin.end()).exit).toMatchObject({ status: 'TO', message: /200 ms of CPU/ });
    const sleep = await started('import time\ntime.sleep(60)', { run_timeout: 300 });
    expect((await sleep.end()).exit).toMatchObject({ status: 'TO', message: /300 ms passed/ });
    const long = openConsole(service.url);
    await long.say(pythonInit('', { run_timeout: 600_001 }));
    expect(await long.error()).toEqual([
      'run_timeout cannot exceed the configured limit of 600000',
      4002,
      'Notified Error',
    ]);
  });

  it('takes 16 MB of input, and no more', async () => {
    const talk = await started('import time\ntime.sleep(60)');
    await talk.untilStage('run');
    const piece = stdin('x'.repeat(1_000_000));
    await talk.say(...Array.from({ length: 17 }, () => piece));
    expect(await talk.error()).toEqual(['Standard input cannot take more than 16 MB', 4002, 'Notified Error']);
  });

  it('refuses a frame above 1 MB', async () => {
    const talk = await started('import time\ntime.sleep(60)');
    await talk.say(stdin('x'.repeat(1_100_000)));
    expect((await talk.closed)[0]).toBe(1009);
    await vi.waitFor(() => expect(running()).toEqual([]), 60_000);
  });

  it('leaves half of the lanes to others', async () => {
    const first = await started('print("here", flush=True)\ninput()');
    await first.until('here');
    const second = await started('');
    expect(await second.error()).toEqual(['All consoles are in use; try again soon', 4002, 'Notified Error']);
    expect(second.frames.at(-1)).toMatchObject({ busy: true });
    await first.say(stdin('\n'));
    expect((await first.end()).closing).toEqual(completed);
    const third = await started('print(3)');
    expect((await third.end()).closing).toEqual(completed);
  });
});

describe('a client that goes away', () => {
  it('takes its program along', async () => {
    const source =
      'import os, time\nif os.fork() == 0: os.setsid()\nprint("here", flush=True)\nwhile True: time.sleep(1)';
    const talk = await started(source);
    await talk.until('here');
    expect(running().length).toBeGreaterThanOrEqual(2);
    talk.socket.close();
    await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 120_000, interval: 20 });
    await vi.waitFor(() => expect(service.worker.running).toBe(0), 60_000);
  });

  it('ends what is compiled for it', async () => {
    const talk = openConsole(service.url);
    const source =
      '#include <array>\nconstexpr long f(long n) { long s = 0; for (long i = 0; i < n; i++) s += i % 7; return s; }\nstatic_assert(f(1000000000) != 0);\nint main() {}';
    await talk.say({ type: 'init', language: 'c++', version: '*', files: [{ content: source, name: 'a.cpp' }] });
    await talk.untilStage('compile');
    talk.socket.close();
    await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 120_000, interval: 20 });
  });

  it('leaves the queue', async () => {
    const single = await openService(sandbox, { lanes: sandbox.lanes.slice(0, 1) });
    const held = Promise.withResolvers<void>();
    const over = single.worker.accept({
      id: 'held',
      priority: 0,
      signal: new AbortController().signal,
      emit: () => {},
      attempt: () => held.promise,
    });
    const talk = openConsole(single.url);
    await talk.say(pythonInit('print(1)'));
    await vi.waitFor(() => expect(talk.frames).toMatchObject([{ type: 'runtime' }]), 60_000);
    expect(single.worker.waiting).toBe(1);
    talk.socket.close();
    await vi.waitFor(() => expect(single.worker.waiting).toBe(0), 60_000);
    held.resolve();
    await over;
    const next = openConsole(single.url);
    await next.say(pythonInit('print(2)'));
    expect((await next.end()).closing).toEqual(completed);
    await single.close();
  });
});
