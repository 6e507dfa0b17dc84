// @vitest-environment happy-dom
import type { ReviewCard, Reviews } from '@devorbit/contract/learning/reviews.ts';
import { MantineProvider } from '@mantine/core';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewSession } from './review-session.tsx';

const _card = (id: number, over: Partial<ReviewCard> = {}): ReviewCard => ({
  id,
  kind: 'recall',
  question: `Question ${id}?`,
  prints: null,
  choices: [],
  answer: `Answer ${id} with \`code\`.`,
  why: null,
  lesson: { id: 'react/state/one', title: 'One', anchor: 'your-turn' },
  reps: 0,
  next: { again: 1, hard: 2, good: 3, easy: 8 },
  ...over,
});
const _reviews = (cards: ReviewCard[], over: Partial<Reviews> = {}): Reviews => ({
  cards,
  due: cards.length,
  done: 0,
  total: 9,
  next_on: null,
  undo: false,
  ...over,
});
const place = document.createElement('div');
const sent: unknown[] = [];
let answer: () => Response;
let root: Root;
const reload = vi.fn<() => Promise<unknown>>();

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _open = (reviews: Reviews) =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <MemoryRouter>
          <Suspense>
            <ReviewSession reviews={reviews} reload={reload} />
          </Suspense>
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
const _button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const _click = (name: string) => act(() => _button(name)?.click());
const _press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.length = 0;
  reload.mockReset();
  answer = () => Response.json({ due: '2026-11-28', days: 3 });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push([method, address, JSON.parse(String(body ?? 'null'))]);
    return answer();
  });
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('the answer is hidden until it is asked for; each rating says when the card comes back', async () => {
  _open(_reviews([_card(1), _card(2)]));
  await _eventually(() => expect(place.textContent).toContain('Question 1?'));
  expect(place.textContent).toContain('Card 1 of 2: One');
  expect(place.textContent).not.toContain('Answer 1');
  expect(_button('Good')).toBeUndefined();
  _click('Show answer');
  expect(place.textContent).toContain('Answer 1 with code.');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/learn/react/state#one-your-turn');
  expect(['Again', 'Hard', 'Good', 'Easy'].map((name) => _button(name)?.textContent)).toEqual([
    'Again 1 day',
    'Hard 2 days',
    'Good 3 days',
    'Easy 8 days',
  ]);
  _click('Good');
  await _eventually(() => expect(place.textContent).toContain('Question 2?'));
  expect(sent).toEqual([['POST', '/api/reviews/1/', expect.objectContaining({ rating: 'good', reps: 0 })]]);
  expect(place.textContent).toContain('Comes back in 3 days.');
  expect(place.textContent).not.toContain('Answer 2');
});

test('all of it goes by keys, while the focus is on the card', async () => {
  _open(_reviews([_card(1, { kind: 'quiz', choices: ['One', 'Two'], why: 'Because.' })], { due: 4 }));
  await _eventually(() => expect(place.textContent).toContain('Question 1?'));
  expect(document.activeElement?.textContent).toContain('Card 1 of 1');
  _press('3');
  expect(sent).toEqual([]);
  _press(' ');
  expect(place.textContent).toContain('Because.');
  _press('1');
  await _eventually(() => expect(place.textContent).toContain('Done for today'));
  expect(sent).toEqual([['POST', '/api/reviews/1/', expect.objectContaining({ rating: 'again' })]]);
  expect(place.textContent).toContain('3 cards left for tomorrow. At most 20 cards a day');
  _click('Undo');
  await _eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.at(-1)).toEqual(['POST', '/api/reviews/undo/', expect.anything()]);
});

test('a card that was answered elsewhere leads to a new list; any other failure is said, and the card stays', async () => {
  _open(_reviews([_card(1)]));
  await _eventually(() => expect(place.textContent).toContain('Question 1?'));
  _click('Show answer');
  answer = () => Response.json({ message: 'Later, please.' }, { status: 503 });
  _click('Easy');
  await _eventually(() => expect(place.querySelector('[role=alert]')?.textContent).toBe('Later, please.'));
  expect(reload).not.toHaveBeenCalled();
  expect(place.textContent).toContain('Answer 1');
  answer = () => Response.json({ message: 'Answered elsewhere.' }, { status: 409 });
  _click('Easy');
  await _eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('without cards it says why: none yet, or none today and when the next is due', () => {
  _open(_reviews([], { total: 0 }));
  expect(place.textContent).toContain('No cards yet');
  _open(_reviews([], { next_on: '2026-11-28' }));
  expect(place.textContent).toContain('Nothing is due today');
  expect(place.textContent).toContain('The next card is due on Saturday, 28 November 2026.');
  _open(_reviews([], { done: 20, due: 3 }));
  expect(place.textContent).toContain('Done for today');
  expect(place.textContent).toContain('3 cards left for tomorrow.');
});
