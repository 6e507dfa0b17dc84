import { pieceFrame } from '@devorbit/contract/execution/workspace-pieces.ts';
import type { WorkspaceFrame } from '@devorbit/contract/execution/workspaces.ts';
import { workspaceClosings } from '@devorbit/contract/ide/workspace-address.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './_fake-socket.ts';
import { type Facts, type Heard, Missed, Refused, WorkspaceLink } from './workspace.ts';

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const size = { rows: 24, columns: 80 };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const screen = () => {
  const own = {
    size,
    sendTo: null as ((order: { type: 'data'; stream: 'stdin'; data: string }) => void) | null,
    text: '',
    sizes: [] as unknown[],
    sized: (told: unknown) => void own.sizes.push(told),
    write: (data: string) => void (own.text += data),
    clear: () => void (own.text = ''),
  };
  return own;
};
const shownOn = (own: ReturnType<typeof screen>) => own as never;
const hello = (streams: Extract<WorkspaceFrame, { type: 'hello' }>['streams'] = []): WorkspaceFrame => ({
  type: 'hello',
  workspace: 'w',
  streams,
});
const ignored = {
  watches: () => false,
  opened: () => {},
  changed: () => {},
  debugged: () => {},
  traced: () => {},
  connected: () => {},
};
async function opened(streams?: Parameters<typeof hello>[0], heard: Partial<Heard> = {}) {
  const opening = WorkspaceLink.open(7, { ...ignored, ...heard });
  const socket = FakeSocket.last;
  socket.tell(hello(streams));
  return { link: await opening, socket };
}
const how = { language: 'python', version: '*', entry: 'main.py', args: ['a b'], env: { A: 'b' }, stdin: null };
const [OVER] = workspaceClosings.over;
/** As where a network is gone. */
const BROKEN = 1006;
const end = { memory: 0, cpu_time: 1, wall_time: 2, time: 1, message: null, signal: null };

test('a run: output and errors as they come, letters in two pieces whole, the exit at its end', async () => {
  const { link, socket } = await opened();
  expect(socket.address).toMatch(/^ws.*\/api\/ide\/projects\/7\/workspace$/);
  const own = screen();
  const stages: string[] = [];
  const running = link.run(how, shownOn(own), { stage: (stage) => stages.push(stage) }, new AbortController().signal);
  expect(socket.said).toMatchObject([
    { type: 'run', request: 1, entry: 'main.py', args: ['a b'], env: { A: 'b' }, rows: 24 },
  ]);
  socket.tell({ type: 'opened', request: 1, stream: 3, errors: 4, kind: 'run', terminal: size });
  await settled();
  socket.tell({ type: 'stage', stream: 3, stage: 'run', language: 'python', version: '3.11.2' });
  const bytes = new TextEncoder().encode('né\r\n');
  socket.piece(3, bytes.subarray(0, 2));
  socket.piece(3, bytes.subarray(2));
  socket.piece(4, new TextEncoder().encode('no\n'));
  own.sendTo?.({ type: 'data', stream: 'stdin', data: 'yes\r' });
  expect(socket.typed).toEqual([pieceFrame(3, new TextEncoder().encode('yes\r'))]);
  socket.tell({ type: 'exit', stream: 3, ran: true, code: 3, status: 'RE', ...end });
  expect(await running).toMatchObject({ output: 'né\r\nno\r\n', errors: 'no\n', exit: { code: 3 } });
  expect(own.text).toBe('né\r\nno\r\n');
  expect(stages).toEqual(['run']);
  await vi.waitFor(
    () =>
      expect(socket.said).toEqual(
        expect.arrayContaining([
          { type: 'credit', stream: 3, bytes: bytes.length },
          { type: 'credit', stream: 4, bytes: 3 },
        ]),
      ),
    60_000,
  );
});

test('a shell that stands there already is shown anew; keys for who has none; a stop closes it', async () => {
  const found: Facts[] = [];
  const facts: Facts = { stream: 9, kind: 'terminal', errors: null, terminal: size };
  const { link, socket } = await opened([facts], { opened: (_, each) => found.push(each) });
  expect(found).toEqual([facts]);
  const stop = new AbortController();
  const own = screen();
  const shell = link.showShell(facts, shownOn(own), stop.signal);
  await settled();
  expect(socket.said.map((order) => (order as { type: string }).type)).toEqual(['resize', 'credit']);
  socket.piece(9, new TextEncoder().encode('before'));
  expect(own.text).toBe('before');
  own.sendTo?.({ type: 'signal', signal: 'SIGINT' } as never);
  own.sendTo?.({ type: 'eof' } as never);
  expect(socket.said.slice(-2)).toEqual([
    { type: 'signal', stream: 9, signal: 'SIGINT' },
    { type: 'eof', stream: 9 },
  ]);
  stop.abort();
  expect(socket.said.at(-1)).toEqual({ type: 'close', stream: 9 });
  socket.tell({ type: 'exit', stream: 9, ran: true, code: null, status: 'SG', ...end });
  await shell;
  expect(own.sendTo).toBeNull();
});

test('a terminal has the size that all are told: at first, when it changes, after the connection was lost', async () => {
  const large = { rows: 50, columns: 200 };
  const { shell, socket, shelled } = await lost();
  expect(shell.sizes).toEqual([size]);
  expect(socket.said).toContainEqual({ type: 'resize', stream: 6, ...size });
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell(hello([{ ...SHELL, terminal: large }]));
  FakeSocket.last.tell({ type: 'resized', stream: 6, ...size });
  FakeSocket.last.tell({ type: 'resized', stream: 9, ...large });
  expect(shell.sizes).toEqual([size, large, size]);
  FakeSocket.last.close(OVER);
  await expect(shelled).rejects.toThrow('The workspace was lost');
  expect(shell.sizes.at(-1)).toBeNull();
});

test('a run of another page: what was told of it before it is shown is told then', async () => {
  const found: Facts[] = [];
  const changes = vi.fn();
  const { link, socket } = await opened([], { opened: (_, facts) => found.push(facts), changed: changes });
  socket.tell({ type: 'opened', stream: 3, errors: 4, kind: 'run', terminal: size });
  socket.tell({ type: 'stage', stream: 3, stage: 'run', language: 'python', version: '3.11.2' });
  socket.tell({ type: 'exit', stream: 3, ran: true, code: 0, status: null, ...end });
  socket.tell({ type: 'changed' });
  const stages: string[] = [];
  const told = { stage: (...each: string[]) => stages.push(each.join(' ')) };
  const run = link.showRun(found[0]!, shownOn(screen()), told, new AbortController().signal);
  expect(await run).toMatchObject({ exit: { code: 0 }, output: '' });
  expect(stages).toEqual(['run python 3.11.2']);
  expect(changes).toHaveBeenCalledOnce();
  link.clear();
  expect(socket.said.at(-1)).toMatchObject({ type: 'clear' });
});

test('what is refused, and a workspace that is lost, are told in words', async () => {
  const refusing = WorkspaceLink.open(7, ignored);
  FakeSocket.last.tell({ type: 'error', message: 'All workspaces are in use; try again soon' });
  FakeSocket.last.close();
  await expect(refusing).rejects.toThrow('All workspaces are in use');

  const { link, socket } = await opened();
  const told = { stage: () => {} };
  const never = new AbortController().signal;
  const refused = link.run(how, shownOn(screen()), told, never);
  socket.tell({ type: 'refused', request: 1, message: 'There is no file main.py to run' });
  await expect(refused).rejects.toThrow(new Refused('There is no file main.py to run'));
  const lost = link.run(how, shownOn(screen()), told, never);
  socket.tell({ type: 'opened', request: 2, stream: 5, errors: 6, kind: 'run', terminal: size });
  await settled();
  socket.close(OVER);
  await expect(lost).rejects.toThrow('The workspace was lost, your files are saved. Run again.');
  expect(link.isOver).toBe(true);
  await expect(link.run(how, shownOn(screen()), told, never)).rejects.toThrow('The workspace was lost');
});

test('whoever only looks is sent what is written, and says nothing but how much more of it they take', async () => {
  let watches = true;
  const { link, socket } = await opened(undefined, { watches: () => watches });
  const own = screen();
  const stop = new AbortController();
  const shell = link.showShell(
    { stream: 4, kind: 'terminal', errors: null, terminal: null },
    shownOn(own),
    stop.signal,
  );
  socket.piece(4, new TextEncoder().encode('hello'));
  expect(own.text).toBe('hello');
  own.sendTo?.({ type: 'data', stream: 'stdin', data: 'x' });
  stop.abort();
  expect(socket.said).toEqual([expect.objectContaining({ type: 'credit' })]);
  expect(socket.typed).toEqual([]);
  // They may type from now on.
  watches = false;
  own.sendTo?.({ type: 'data', stream: 'stdin', data: 'y' });
  expect(socket.typed).toHaveLength(1);
  socket.close(OVER);
  await expect(shell).rejects.toThrow('The workspace was lost');
});

test('what a page was too slow for is told in its place, and is no output of the program', async () => {
  const { link, socket } = await opened();
  const own = screen();
  const running = link.run(how, shownOn(own), { stage: () => {} }, new AbortController().signal);
  socket.tell({ type: 'opened', request: 1, stream: 3, errors: 4, kind: 'run', terminal: size });
  await settled();
  // Half of a letter, whose other half is among what is left out.
  socket.piece(3, bytes('é').subarray(0, 1));
  socket.tell({ type: 'skipped', stream: 3, bytes: 1536 });
  socket.piece(3, bytes('on\r\n'));
  socket.tell({ type: 'skipped', stream: 4, bytes: 12 });
  expect(own.text).toBe(
    '\r\n[1.5 KB of output left out here: this page was too slow to show it.]\r\non\r\n' +
      '\r\n[12 B of output left out here: this page was too slow to show it.]\r\n',
  );
  socket.tell({ type: 'exit', stream: 3, ran: true, code: 0, status: null, ...end });
  expect(await running).toMatchObject({ output: 'on\r\n', errors: '' });
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** A page whose run and shell are shown, and whose connection is then lost. */
async function lost(heard: Partial<Heard> = {}) {
  vi.useFakeTimers();
  const { link, socket } = await opened([], heard);
  const run = screen();
  const shell = screen();
  const stop = new AbortController();
  const running = link.run(how, shownOn(run), { stage: () => {} }, stop.signal);
  socket.tell({ type: 'opened', request: 1, stream: 3, errors: 4, kind: 'run', terminal: size });
  const shelled = link.shell(shownOn(shell), new AbortController().signal);
  socket.tell({ type: 'opened', request: 2, stream: 6, errors: null, kind: 'terminal', terminal: size });
  await vi.advanceTimersByTimeAsync(0);
  socket.piece(3, bytes('one\r\n'));
  socket.piece(6, bytes('$ '));
  for (const each of [running, shelled]) each.catch(() => {});
  socket.close(BROKEN);
  return { link, socket, run, shell, running, shelled, stop };
}
const RUN: Facts = { stream: 3, errors: 4, kind: 'run', terminal: size };
const SHELL: Facts = { stream: 6, errors: null, kind: 'terminal', terminal: size };

test('a connection that is lost is made again, where nothing is made; what was shown goes on, and is shown once', async () => {
  const found: Facts[] = [];
  const connected = vi.fn();
  const { link, socket, run, shell, running } = await lost({ opened: (_, facts) => found.push(facts), connected });
  expect([link.isAway, link.isOver]).toEqual([true, false]);
  await expect(link.ask({ type: 'step', how: 'continue' })).rejects.toThrow('is being made again');
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.close(BROKEN);
  await vi.advanceTimersByTimeAsync(600);
  const again = FakeSocket.last;
  expect(again).not.toBe(socket);
  expect(again.address).toMatch(/\/projects\/7\/workspace\?standing=true$/);
  const isThere = link.isThere();
  again.tell(hello([RUN, SHELL, { ...SHELL, stream: 9 }]));
  expect(await isThere).toBe(true);
  expect(link.isAway).toBe(false);
  expect(connected).toHaveBeenCalledTimes(2);
  expect(found.map(({ stream }) => stream)).toEqual([9]);
  expect(again.said).toEqual(
    [3, 4, 6]
      .map((stream) => expect.objectContaining({ type: 'credit', stream }))
      .flatMap((credit, at) => (at === 1 ? [credit] : [expect.objectContaining({ type: 'resize' }), credit])),
  );
  again.piece(3, bytes('one\r\ntwo\r\n'));
  again.piece(6, bytes('$ '));
  run.sendTo?.({ type: 'data', stream: 'stdin', data: 'x' });
  expect(again.typed).toHaveLength(1);
  expect([run.text, shell.text]).toEqual(['one\r\ntwo\r\n', '$ ']);
  again.tell({ type: 'exit', stream: 3, ran: true, code: 0, status: null, ...end });
  expect(await running).toMatchObject({ output: 'one\r\ntwo\r\n' });
  // The last run is told to who comes late: not to who has seen its end.
  again.close(BROKEN);
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell(hello([RUN, SHELL]));
  expect(found.map(({ stream }) => stream)).toEqual([9]);
});

test('what has ended meanwhile is told; Stop that was pressed meanwhile is said', async () => {
  const { running, shelled, stop } = await lost();
  stop.abort();
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell(hello([RUN]));
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'close', stream: 3 });
  await expect(shelled).rejects.toThrow('It ended while the connection was lost.');
  FakeSocket.last.close(BROKEN);
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell(hello([]));
  await expect(running).rejects.toThrow(Missed);
});

test('another workspace in the place of the lost one is another one, whatever its numbers', async () => {
  const found: Facts[] = [];
  const { link, running } = await lost({ opened: (_, facts) => found.push(facts) });
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell({ type: 'hello', workspace: 'other', streams: [RUN] });
  const own = screen();
  const theirs = link.showRun(found[0]!, shownOn(own), { stage: () => {} }, new AbortController().signal);
  await expect(running).rejects.toThrow('The workspace was lost');
  FakeSocket.last.piece(3, bytes('theirs'));
  expect(own.text).toBe('theirs');
  FakeSocket.last.tell({ type: 'exit', stream: 3, ran: true, code: 0, status: null, ...end });
  expect(await theirs).toMatchObject({ output: 'theirs' });
});

test('a workspace that is gone is lost at once; one that cannot be reached is, after a while', async () => {
  const gone = await lost();
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.close(workspaceClosings.none[0]);
  await expect(gone.running).rejects.toThrow('The workspace was lost, your files are saved. Run again.');
  expect(gone.link.isOver).toBe(true);

  const refused = await lost();
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.tell({ type: 'error', message: 'You are signed out' });
  FakeSocket.last.close(workspaceClosings.refused[0]);
  await expect(refused.shelled).rejects.toThrow('You are signed out');

  const unreached = await lost();
  let tries = 0;
  for (let last = FakeSocket.last; !unreached.link.isOver; last = FakeSocket.last) {
    await vi.advanceTimersByTimeAsync(4_000);
    if (FakeSocket.last !== last) tries++;
  }
  expect(tries).toBeGreaterThan(2);
  await expect(unreached.running).rejects.toThrow('The workspace can’t be reached');
  expect(await unreached.link.isThere()).toBe(false);
  const all = FakeSocket.last;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.last).toBe(all);

  const left = await lost();
  left.link.close();
  await expect(left.running).rejects.toThrow('The workspace was lost');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.link.isOver).toBe(true);
});
