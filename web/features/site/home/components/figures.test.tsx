import type { FiguresFile } from '@devorbit/contract/site/home.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer } from '../../../../platform/_test-server.ts';
import { Figures } from './figures.tsx';

const file: FiguresFile = {
  figures: 'goals',
  notes: { goals: 'These are goals.', live: 'These are counted.' },
  goals: [
    { id: 'learners', value: '50K+', label: 'active learners' },
    { id: 'paths', value: '120+', label: 'learning paths' },
  ],
};
const asked: string[] = [];
let stop: () => void;
let root: Root;
let page: HTMLElement;
/** The environment's own fetch would ask whether another origin allows the call. */
declare const happyDOM: { settings: { fetch: { disableSameOriginPolicy: boolean } } };

beforeEach(async () => {
  happyDOM.settings.fetch.disableSameOriginPolicy = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stop = await startServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    response.end('{"learners":1234,"paths":null,"challenges":78,"certification":null}');
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  stop();
});
const show = (figures: 'goals' | 'live') => act(async () => root.render(<Figures file={{ ...file, figures }} />));

test('goals are what the file says, marked as goals, and nothing is asked of the server', async () => {
  await show('goals');
  expect(page.textContent).toContain('50K+');
  expect(page.textContent).toContain('These are goals.');
  expect(asked).toEqual([]);
});

test('live figures are what the server counts, and what is not counted is said', async () => {
  await show('live');
  await act(() => vi.waitFor(() => expect(asked).toContain('/api/home/figures/'), 60_000));
  await act(() => vi.waitFor(() => expect(page.textContent).toContain('1,234'), 60_000));
  expect(page.textContent).toContain('not available yet');
  expect(page.textContent).toContain('These are counted.');
  expect(page.textContent).not.toContain('50K+');
}, 60_000);
