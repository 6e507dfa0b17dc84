import type { Panel } from '@devorbit/contract/ide/projects.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Keeping } from '../keeping/state.ts';
import { ShownProject } from '../shown/state.ts';
import { ProjectSettings } from './state.ts';

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const note = (text: string, id = 'note-1'): Panel => ({ id, name: 'PLAN', component: 'note', text });
/** What was sent, without looks at the connection. */
const sent = () => asked.mock.calls.flatMap(([, { body }]) => (body ? [JSON.parse(String(body)) as object] : []));

function open(id: number | null = 1) {
  const shown = new ShownProject({
    id,
    name: 'Sky',
    role: 'owner',
    owner: 'ada',
    problem: null,
    files: [],
    panels: [note('one')],
    runs: { all: [], chosen: null },
    breakpoints: [],
  });
  const keeping = { notesBefore: null as readonly Panel[] | null, keepTree: vi.fn(async () => true) };
  const settings = new ProjectSettings({
    shown,
    texts: { unsent: () => [] },
    keeping: keeping as unknown as Keeping,
    act: async () => undefined,
    over: new AbortController().signal,
  });
  return { shown, keeping, settings };
}
const done = async () => new Response(JSON.stringify({}), { headers: { 'content-type': 'application/json' } });

test('a note is sent a moment later, and again where that failed; until then it is not said to be saved', async () => {
  const { shown, keeping, settings } = open();
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  settings.keepPanels([note('two')]);
  expect(shown.read()).toMatchObject({ saving: 'saving', panels: [note('two')] });
  expect(keeping.notesBefore).toEqual([note('one')]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown.read().saving).toBe('offline');
  expect(settings.isSent).toBe(false);
  asked.mockImplementation(done);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent()).toEqual([{ panels: [note('two')] }, { panels: [note('two')] }]);
  expect(shown.read().saving).toBe('saved');
  expect(keeping.notesBefore).toBeNull();
});

test('what is heard of the server meanwhile does not take a note back', async () => {
  const { shown, settings } = open();
  asked.mockImplementation(done);
  settings.keepPanels([note('two')]);
  shown.show(settings.taken({ panels: [note('one'), note('theirs', 'note-2')], breakpoints: [] }));
  expect(shown.read().panels).toEqual([note('two'), note('theirs', 'note-2')]);
  expect(await settings.flush()).toBe(true);
  expect(sent()).toEqual([{ panels: [note('two'), note('theirs', 'note-2')] }]);
  expect(settings.taken({ panels: [note('later')], breakpoints: [] })).toEqual({
    panels: [note('later')],
    breakpoints: [],
  });
});

test('a note that the server refuses is said, and not sent for ever', async () => {
  const { shown, settings } = open();
  asked.mockImplementation(
    async () =>
      new Response(JSON.stringify({ error: 'Too long' }), {
        status: 400,
        headers: { 'content-type': 'application/json' },
      }),
  );
  settings.keepPanels([note('two')]);
  expect(await settings.flush()).toBe(true);
  expect(shown.read().notice).toBe('Your last change to the notes couldn’t be saved.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(1);
});

test('what is changed while it is sent is sent as well', async () => {
  const { shown, settings } = open();
  asked.mockImplementationOnce(async () => {
    settings.keepPanels([note('three')]);
    return done();
  });
  asked.mockImplementation(done);
  settings.keepPanels([note('two')]);
  expect(await settings.flush()).toBe(true);
  expect(sent()).toEqual([{ panels: [note('two')] }, { panels: [note('three')] }]);
  expect(shown.read().saving).toBe('saved');
});

test('a visitor’s are kept in the browser, and sent nowhere', async () => {
  const { settings, keeping } = open(null);
  settings.keepPanels([note('two')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
  expect(keeping.keepTree).toHaveBeenCalled();
});
