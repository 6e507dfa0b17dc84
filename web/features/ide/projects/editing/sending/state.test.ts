import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Keeping } from '../keeping/state.ts';
import type { ShownProject } from '../shown/state.ts';
import { OpenTexts } from '../texts/state.ts';
import { Sending } from './state.ts';

const FILE = 7;
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const over = new AbortController();
const shown = { id: 1, saving: 'saved', mayEdit: true, files: [] as unknown[], epoch: 0 };

function open() {
  Object.assign(shown, { saving: 'saved' });
  const texts = new OpenTexts({
    told: new Map([[FILE, { version: 3, text: 'one' }]]),
    extensions: [],
    changed: () => undefined,
  });
  const sending = new Sending({
    place: { owner: 1, project: 1 },
    shown: { read: () => shown, show: (more: object) => Object.assign(shown, more) } as unknown as ShownProject,
    texts,
    keeping: { keep: async () => undefined, later: () => undefined } as unknown as Keeping,
    settings: { isSent: true },
    presence: { read: () => ({ others: [] }), received: () => undefined } as never,
    over: over.signal,
    reload: async () => undefined,
    lookAgain: async () => undefined,
  });
  const type = (text: string): void => {
    const doc = texts.doc(FILE);
    doc.state = doc.state.update({ changes: { from: 0, insert: text } }).state;
  };
  return { texts, sending, type };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
/** As a server that takes all it is sent. */
const taken = (call: number) => {
  const { client, version, updates } = JSON.parse(String(asked.mock.calls[call]?.[1].body)) as {
    client: string;
    version: number;
    updates: unknown[];
  };
  const at = '2026-01-01T00:00:00Z';
  const told = updates.map((changes, index) => ({ version: version + index + 1, client, changes, at }));
  return answer({ version: version + told.length, updates: told, more: false });
};

test('a server that takes nothing and tells nothing is asked again after a while, and not at once', async () => {
  const { sending, type } = open();
  asked.mockImplementation(async () => answer({ version: 3, updates: [], more: false }));
  type('a');
  expect(await sending.flush()).toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(shown.saving).toBe('offline');
  asked.mockImplementation(async () => taken(asked.mock.calls.length - 1));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(shown.saving).toBe('saved');
});

test('what was opened anew while the last of it was sent is sent as well', async () => {
  const { sending, texts, type } = open();
  asked.mockImplementationOnce(async () => {
    const reply = taken(0);
    texts.close(FILE);
    type('b');
    return reply;
  });
  asked.mockImplementationOnce(async () => taken(1));
  type('a');
  expect(await sending.flush()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(texts.unsent()).toEqual([]);
});

test('what there is no room for is kept here, said once, and sent when there is', async () => {
  const { sending, texts, type } = open();
  const full = { detail: 'A project can hold at most 10 MB.' };
  asked.mockImplementation(
    async () => new Response(JSON.stringify(full), { status: 413, headers: { 'content-type': 'application/json' } }),
  );
  type('a');
  expect(await sending.flush()).toBe(false);
  expect(shown).toMatchObject({
    saving: 'full',
    notice: 'A project can hold at most 10 MB. What you typed last is kept in this browser until there is room for it.',
  });
  Object.assign(shown, { notice: null });
  expect(await sending.flush()).toBe(false);
  expect(shown).toMatchObject({ notice: null });
  asked.mockReset();
  asked.mockImplementation(async () => taken(0));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(shown.saving).toBe('saved');
  expect(texts.unsent()).toEqual([]);
});
