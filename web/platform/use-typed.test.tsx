// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Typed, useTyped } from './use-typed.ts';

const place = document.createElement('div');
let root: Root;
const told = vi.fn<(text: string) => void>();
/** What the hook has answered at each drawing. */
const drawn = vi.fn<(field: Typed) => void>();
const _field = () => {
  const field = drawn.mock.lastCall?.[0];
  if (!field) throw new Error('Nothing is drawn');
  return field;
};

function Field({ text }: { text: string }) {
  const field = useTyped(text, told);
  drawn(field);
  return <p>{field.typed}</p>;
}
const _show = (text: string) => act(() => root.render(<Field text={text} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  told.mockReset();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a text is told once, trimmed, when typing pauses', () => {
  _show('');
  for (const text of ['g', 'gr', ' graph ']) act(() => _field().type(text));
  expect(place.textContent).toBe(' graph ');
  expect(told).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(150));
  expect(told.mock.calls).toEqual([['graph']]);
  _show('graph');
  expect(place.textContent).toBe(' graph ');
});

test('it follows what changes elsewhere, and is told at once where that is asked for', () => {
  _show('graph');
  _show('tree');
  expect(place.textContent).toBe('tree');
  act(() => _field().type('tr'));
  act(() => _field().send(''));
  act(() => vi.advanceTimersByTime(300));
  expect(told.mock.calls).toEqual([['']]);
});
