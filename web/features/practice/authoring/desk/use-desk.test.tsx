// @vitest-environment happy-dom
import type { AuthoredDraft, Authoring } from '@devorbit/contract/practice/authoring.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseOf, flushDrafts, keepDraft, keyOf, readDraft } from '../../../../platform/drafts.ts';
import { _draft } from '../_draft.ts';
import { type Desk, useDesk } from './use-desk.ts';

const place = { owner: 'visitor', name: 'desk.7' } as const;
const _loaded = (revision: number, title: string): Authoring => ({
  problem_id: 7,
  revision,
  draft: _draft({ title }),
  verification: null,
  version: 0,
  tests: 0,
  updated_at: null,
});

let root: Root | undefined;
/** What the server keeps: it refuses a save that names another revision. */
let server: Authoring;

/** Opens the desk with what the server keeps, and again as after a reload. */
function _open(): () => Desk {
  let latest: Desk | undefined;
  function Page({ loaded, seen }: { loaded: Authoring; seen: (desk: Desk) => void }) {
    seen(useDesk(loaded));
    return null;
  }
  act(() => root?.unmount());
  root = createRoot(document.createElement('div'));
  act(() => root?.render(<Page loaded={server} seen={(desk) => (latest = desk)} />));
  return () => {
    if (!latest) throw new Error('The desk was never opened');
    return latest;
  };
}
const _type = (desk: () => Desk, title: string) => {
  act(() => desk().change({ title }));
  act(() => flushDrafts());
};
const _save = (desk: () => Desk) => act(async () => void (await desk().save()));
/** Another tab, which loaded `from`, keeps what is typed there. */
const _fromOtherTab = (from: Authoring, title: string) => {
  const initial = { revision: from.revision, draft: from.draft };
  const data = { revision: from.revision, draft: { ...from.draft, title } };
  keepDraft(place, data, baseOf(initial));
  const event = new StorageEvent('storage', { key: keyOf(place), newValue: localStorage.getItem(keyOf(place)) });
  act(() => void globalThis.dispatchEvent(event));
};
const _at = (desk: () => Desk) => [desk().draft.title, desk().stored.revision, desk().kept.status.step];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  server = _loaded(1, 'Loaded');
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    const sent = JSON.parse(String(init.body)) as { revision: number; draft: AuthoredDraft };
    if (sent.revision !== server.revision) return Promise.resolve(Response.json({ error: 'Changed' }, { status: 409 }));
    server = { ...server, revision: server.revision + 1, draft: sent.draft };
    return Promise.resolve(Response.json(server));
  });
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

test('after a save, Discard brings what was saved, and the next save is not refused', async () => {
  const desk = _open();
  _type(desk, 'Saved');
  await _save(desk);
  expect(_at(desk)).toEqual(['Saved', 2, 'none']);
  _fromOtherTab(server, 'From there');
  expect(_at(desk)).toEqual(['From there', 2, 'restored']);
  act(() => desk().kept.discard());
  expect([..._at(desk), desk().changed]).toEqual(['Saved', 2, 'none', false]);
  expect(readDraft(place)).toBeNull();
  _type(desk, 'Saved again');
  await _save(desk);
  expect([desk().failure, server.draft.title, server.revision]).toEqual([null, 'Saved again', 3]);
});

test('what another tab typed over an older revision is offered, not taken over; what is taken can be saved', async () => {
  const before = server;
  const desk = _open();
  _type(desk, 'Saved');
  await _save(desk);
  _fromOtherTab(before, 'Typed over the older');
  expect(_at(desk)).toEqual(['Saved', 2, 'elsewhere']);
  act(() => desk().kept.takeOver());
  expect(_at(desk)).toEqual(['Typed over the older', 2, 'restored']);
  expect(desk().kept.status).toMatchObject({ stale: true });
  await _save(desk);
  expect([desk().failure, server.draft.title]).toEqual([null, 'Typed over the older']);
});

test('an offer that is not taken does not stand in the way of the next save', async () => {
  const before = server;
  const desk = _open();
  _type(desk, 'Saved');
  await _save(desk);
  _fromOtherTab(before, 'Typed over the older');
  _type(desk, 'Mine');
  await _save(desk);
  expect([desk().failure, server.draft.title, server.revision]).toEqual([null, 'Mine', 3]);
});

test('at a fresh load an older draft is restored with its note, and does not overwrite what was saved since', async () => {
  const before = server;
  server = _loaded(2, 'Saved by another');
  _fromOtherTab(before, 'Typed before');
  const desk = _open();
  act(() => flushDrafts());
  expect(_at(desk)).toEqual(['Typed before', 1, 'restored']);
  expect(desk().kept.status).toMatchObject({ stale: true });
  await _save(desk);
  expect([desk().failure?.kind, server.draft.title, server.revision]).toEqual(['changed', 'Saved by another', 2]);
  act(() => desk().kept.discard());
  expect(_at(desk)).toEqual(['Saved by another', 2, 'none']);
});

test('an untouched desk takes over what was typed over a newer revision, and Discard brings its own back', async () => {
  const desk = _open();
  server = _loaded(2, 'Saved there');
  _fromOtherTab(server, 'Typed there');
  expect(_at(desk)).toEqual(['Typed there', 2, 'restored']);
  act(() => desk().kept.discard());
  expect(_at(desk)).toEqual(['Loaded', 1, 'none']);
  _type(desk, 'Over the older');
  await _save(desk);
  expect([desk().failure?.kind, server.draft.title]).toEqual(['changed', 'Saved there']);
});
