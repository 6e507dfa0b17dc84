import type { LanguageServerFrame } from '@devorbit/contract/execution/language-servers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProjectSession, TextReader } from '../editing/state.ts';
import { FakeSocket } from '../running/_fake-socket.ts';
import { assistanceSetting } from './model.ts';
import { Assistance } from './state.ts';

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  assistanceSetting.choose(true);
});

const entry = (id: number, name: string, language: string) => ({ id, name, language, kind: 'text' as const, size: 1 });

/** An open project without its server. */
function opened() {
  const listeners = new Set<() => void>();
  const readers = new Set<TextReader>();
  const project = {
    id: 7,
    current: 1,
    saved: true,
    files: [entry(1, 'main.rb', 'ruby'), entry(2, 'b.rb', 'ruby'), entry(3, 'README.md', 'markdown')],
  };
  const session = {
    read: () => project,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    readText: (reader: TextReader) => (readers.add(reader), () => readers.delete(reader)),
    entry: (id: number) => project.files.find((file) => file.id === id),
    textOf: () => 'n = 1',
    flush: () => Promise.resolve(project.saved),
  };
  const read: [output: string, entry: string][] = [];
  const cleared: string[] = [];
  const assistance = new Assistance({
    session: session as unknown as ProjectSession,
    diagnostics: {
      set: (source) => void cleared.push(source),
      setFile: () => {},
      readCheck: (output, about) => void read.push([output, about.entry]),
    },
    matchers: {},
    say: () => {},
  });
  const end = assistance.start();
  assistance.allow(true);
  const socket = FakeSocket.last;
  const tell = (frame: LanguageServerFrame) => socket.tell(frame as never);
  return {
    assistance,
    end,
    socket,
    tell,
    read,
    cleared,
    project,
    type: (id = 1) => {
      for (const reader of readers) reader(id, null as never);
    },
    show: (id: number) => {
      project.current = id;
      for (const listener of listeners) listener();
    },
    words: () => assistance.read().words,
    checks: () => socket.said.map((each) => (each as { path: string }).path),
    rest: (ms = 1_200) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('a file is checked as it is opened, and each time that it rests and is saved', async () => {
  const page = opened();
  expect(page.words()).toBe('Ruby: assistance starts…');
  page.tell({ type: 'ready', server: 'ruby' });
  await page.rest(0);
  expect([page.words(), page.checks()]).toEqual(['Ruby: checked as you pause', ['main.rb']]);
  for (let typed = 0; typed < 5; typed++) {
    page.type();
    await page.rest(1_000);
  }
  expect(page.checks()).toHaveLength(1);
  await page.rest(200);
  expect(page.checks()).toEqual(['main.rb', 'main.rb']);
  // What is not saved is not where it is checked.
  page.project.saved = false;
  page.type();
  await page.rest();
  page.type(3);
  page.project.saved = true;
  await page.rest();
  expect(page.checks()).toHaveLength(2);
  page.show(2);
  await page.rest();
  page.show(3);
  page.type(2);
  await page.rest();
  expect(page.checks()).toEqual(['main.rb', 'main.rb', 'b.rb']);
  page.end();
});

test('what was written is read, but where it was typed since; what was not checked is said', async () => {
  const page = opened();
  page.tell({ type: 'ready', server: 'ruby' });
  page.tell({ type: 'checked', path: 'main.rb', output: 'main.rb:1: no' });
  expect(page.read).toEqual([['main.rb:1: no', 'main.rb']]);
  page.type();
  page.tell({ type: 'checked', path: 'main.rb', output: 'main.rb:1: old' });
  expect(page.read).toHaveLength(1);
  page.tell({ type: 'refused', message: 'Too many' });
  expect([page.words(), page.assistance.read().state]).toEqual(['Too many', 'ready']);
  await page.rest();
  page.tell({ type: 'checked', path: 'main.rb', output: '' });
  expect([page.words(), page.read.at(-1)]).toEqual(['Ruby: checked as you pause', ['', 'main.rb']]);
  page.end();
});

test('turned off, nothing is checked, and what was said goes', async () => {
  const page = opened();
  page.tell({ type: 'ready', server: 'ruby' });
  await page.rest(0);
  page.type();
  assistanceSetting.choose(false);
  await page.rest();
  expect([page.words(), page.checks()]).toEqual(['Ruby: code assistance is off', ['main.rb']]);
  expect(page.cleared).toContain('ruby');
  expect(page.socket.readyState).toBe(3);
  page.end();
});

test('after a rest it begins again with the next key', async () => {
  const page = opened();
  page.tell({ type: 'ready', server: 'ruby' });
  page.tell({ type: 'ended', reason: 'idle', message: 'Ruby assistance rests' });
  expect(page.assistance.read()).toMatchObject({ state: 'over', words: 'Ruby assistance rests', again: true });
  page.assistance.typed();
  expect(page.assistance.read().state).toBe('starting');
  expect(FakeSocket.last).not.toBe(page.socket);
  page.end();
});
