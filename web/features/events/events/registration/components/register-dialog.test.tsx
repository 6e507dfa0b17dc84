// @vitest-environment happy-dom
import type { EventDetail } from '@devorbit/contract/events/events.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../../platform/query-client.ts';
import { RegisterDialog } from './register-dialog.tsx';

const place = document.createElement('div');
let root: Root;
const event = {
  id: 7,
  title: 'Docking day',
  capacity: 0,
  questions: [
    { id: 'seats', text: 'Which suit?', kind: 'choice', choices: ['Light', 'Heavy'], required: false },
    { id: 'q2', text: 'Lunch?', kind: 'yes_no', choices: [], required: false },
  ],
} as unknown as EventDetail;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what the server says of an answer or a name stands at its field', async () => {
  const details = [
    { path: 'answers.seats', message: 'Answer this question' },
    { path: 'guests.0', message: 'Must be one line' },
  ];
  const sent = vi.fn<(body: unknown) => void>();
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ message: 'Invalid input', details }, { status: 400 }));
  });
  act(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <MantineProvider env="test">
          <RegisterDialog event={event} name="Register now" onClose={() => undefined} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  );
  act(() => {
    const seats = place.querySelector<HTMLSelectElement>('select[name=seats]');
    if (!seats) throw new Error('Nobody is asked how many come');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(seats, '2');
    seats.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => place.querySelector('form')?.requestSubmit());
  const said = (name: string) =>
    place.querySelector(`[name="${name}"]`)?.closest('.mantine-InputWrapper-root')?.querySelector('[id$=-error]')
      ?.textContent;
  await vi.waitFor(
    () => expect([said('guests:0'), said('answers:seats')]).toEqual(['Must be one line', 'Answer this question']),
    60_000,
  );
  expect(sent).toHaveBeenCalledWith({ seats: 2, guests: [''], answers: {} });
  expect(document.activeElement?.getAttribute('name')).toBe('guests:0');
});
