// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preparable, type Preparable } from './preparable.tsx';

const Board = ({ of }: { of: string }) => <p>{of}</p>;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

function _draw({ Part }: Preparable<{ of: string }>): HTMLElement {
  const box = document.createElement('div');
  act(() =>
    createRoot(box).render(
      <Suspense fallback="Loading">
        <Part of="everybody" />
      </Suspense>,
    ),
  );
  return box;
}

test('what was prepared is drawn at once', async () => {
  const board = preparable(async () => Board);
  await board.prepare();
  expect(_draw(board).textContent).toBe('everybody');
});

test('what was not is fetched, with the fallback in its place', async () => {
  const box = _draw(preparable(async () => Board));
  expect(box.textContent).toBe('Loading');
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(box.textContent).toBe('everybody');
  }, 60_000);
});
