// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GeneratedPlans } from './generated-plans.tsx';

const plan = (id: number, title: string) => ({
  id,
  title,
  estimatedTotalHours: 40,
  done: 1,
  total: 4,
  percent: 25,
  next: 'Graphs',
});
const place = document.createElement('div');
let fails = true;
let root: Root;

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _press = (label: string) =>
  act(() => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click());
const _titles = () => [...place.querySelectorAll('h3')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json([plan(1, 'Backend'), plan(2, 'Data')]);
    if (fails) return Response.json({ message: 'No.' }, { status: 500 });
    return new Response(null, { status: 204 });
  });
  root = createRoot(place);
  await act(() =>
    root.render(
      <MemoryRouter>
        <GeneratedPlans />
      </MemoryRouter>,
    ),
  );
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a plan that could not be deleted is there still, and said so until the next try', async () => {
  await _eventually(() => expect(_titles()).toEqual(['Backend', 'Data']));
  await _press('Delete Backend');
  expect(place.querySelector('[role=alert]')).toBeNull();
  await _press('Really delete Backend');
  await _eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      '“Backend” couldn’t be deleted. Please try again in a moment.',
    ),
  );
  expect(_titles()).toEqual(['Backend', 'Data']);

  fails = false;
  await _press('Really delete Backend');
  expect(place.querySelector('[role=alert]')).toBeNull();
  await _eventually(() => expect(_titles()).toEqual(['Data']));
});
