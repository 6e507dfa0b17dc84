// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftStatus } from '../platform/use-draft.ts';
import { typedAgo } from './draft-note-text.ts';

// Whether the server answers is known to a module; other tests' failed calls would tell of it here.
vi.resetModules();
const { DraftNote } = await import('./draft-note.tsx');

const place = document.createElement('div');
let root: Root;
const discard = vi.fn();
const _show = (status: DraftStatus, quiet = false) =>
  act(() => root.render(<DraftNote draft={{ status, discard, takeOver: () => undefined }} quiet={quiet} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('says what became of the draft, politely, and offers to discard it', () => {
  _show({ step: 'none' });
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  _show({ step: 'kept' });
  expect(place.textContent).toBe('Saved on this device');
  _show({ step: 'restored', at: Date.now() - 5.5 * 60_000, stale: false });
  expect(place.querySelector('[role=status]')?.textContent).toBe('Draft restored from 5 minutes ago');
  act(() => place.querySelector('button')?.click());
  expect(discard).toHaveBeenCalledOnce();
  _show({ step: 'restored', at: Date.now(), stale: true });
  expect(place.textContent).toContain('Draft restored from a moment ago; what it is about has changed since');
  _show({ step: 'refused' });
  expect(place.textContent).toContain('can’t save drafts');
});

test('beside a password it says only what was brought back', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (const step of ['kept', 'refused', 'too-long'] as const) {
    _show({ step }, true);
    expect(place.textContent).toBe('');
  }
  _show({ step: 'restored', at: Date.now(), stale: false }, true);
  expect(place.textContent).toContain('Draft restored from a moment ago');
  vi.restoreAllMocks();
});

test('says that one is offline, and stops saying it', () => {
  _show({ step: 'kept' });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(place.textContent).toBe('You’re offline. What you type is saved on this device');
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(place.textContent).toBe('Saved on this device');
});

test.each([
  [0, 'a moment ago'],
  [-5, 'a moment ago'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [49 * 60 * 60_000, '2 days ago'],
])('%i ms are %s', (ms, text) => {
  expect(typedAgo(1_000_000_000 - ms, 1_000_000_000)).toBe(text);
});
