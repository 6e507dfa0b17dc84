// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Typed, useTyped } from './use-typed.ts';

const place = document.createElement('div');
let root: Root;
let field: Typed;
const report = vi.fn();

function Field({ text }: { text: string }) {
  field = useTyped(text, report);
  return <p>{field.typed}</p>;
}
const _show = (text: string) => act(() => root.render(<Field text={text} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  report.mockReset();
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a text is reported once, trimmed, when typing pauses', () => {
  _show('');
  for (const text of ['g', 'gr', ' graph ']) act(() => field.type(text));
  expect(place.textContent).toBe(' graph ');
  expect(report).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(300));
  expect(report.mock.calls).toEqual([['graph']]);
  _show('graph');
  expect(place.textContent).toBe(' graph ');
});

test('it follows what changes elsewhere, and is reported at once where that is asked for', () => {
  _show('graph');
  _show('tree');
  expect(place.textContent).toBe('tree');
  act(() => field.type('tr'));
  act(() => field.send(''));
  act(() => vi.advanceTimersByTime(300));
  expect(report.mock.calls).toEqual([['']]);
});
