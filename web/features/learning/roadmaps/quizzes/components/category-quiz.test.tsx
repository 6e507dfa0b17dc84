// @vitest-environment happy-dom
import type { CategoryQuiz as Quiz, QuizResult } from '@devorbit/contract/learning/quizzes.ts';
import { MantineProvider } from '@mantine/core';
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushDrafts, readDraft } from '../../../../../platform/drafts.ts';
import { CategoryQuiz } from './category-quiz.tsx';

const quiz: Quiz = {
  framework: { id: 'react', name: 'React' },
  category: { id: 'foundations', name: 'Foundations' },
  count: 2,
  pass_percent: 80,
  result: { tries: 1, best_percent: 50, last_percent: 50 },
  again_at: null,
  try: {
    draw: 'abc',
    questions: [
      { question: 'What does `useState` return?', prints: null, choices: ['A pair', 'A number', 'Nothing'] },
      { question: 'What is printed?', prints: 'console.log(1)', choices: ['1', '2', '3'] },
    ],
  },
};
const judged: QuizResult = {
  right: 1,
  total: 2,
  percent: 50,
  answers: [
    { right: 0, why: ['The value and its `set`.', 'No.', 'No.'], from: 'a-value', lesson: 'react/state/one' },
    { right: 0, why: ['It is 1.', 'No: 1 is there.', 'No.'], from: 'printing', lesson: 'react/state/two' },
  ],
  again_at: '2030-05-04T10:00:00.000Z',
};
const place = document.createElement('div');
const sent: unknown[] = [];
let answer: () => Response;
let root: Root;

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _open = (given = quiz) =>
  act(() => {
    root = createRoot(place);
    root.render(
      <MantineProvider env="test">
        <MemoryRouter>
          <Suspense>
            <CategoryQuiz id="react.foundations" quiz={given} />
          </Suspense>
        </MemoryRouter>
      </MantineProvider>,
    );
  });
const _choices = () => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const _choose = (at: number) => act(() => _choices()[at]?.click());
const _submit = () => act(() => place.querySelector<HTMLButtonElement>('button[type=submit]')?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sent.length = 0;
  answer = () => Response.json(judged);
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(String(body))]);
    return answer();
  });
  document.body.append(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what is left is said and focused; nothing is sent before all is answered', async () => {
  _open();
  await _eventually(() => expect(_choices()).toHaveLength(6));
  expect(place.textContent).toContain('You can take it once a day.');
  expect(place.textContent).toContain('Your best result: 50% in 1 try.');
  _choose(1);
  _submit();
  expect(place.querySelector('[role=alert]')?.textContent).toBe('One question is left.');
  expect(document.activeElement).toBe(_choices()[3]);
  expect(sent).toEqual([]);
});

test('choices are kept until they are sent, then each question says why, where to read, and when the next try begins', async () => {
  _open();
  await _eventually(() => expect(_choices()).toHaveLength(6));
  _choose(0);
  act(() => flushDrafts());
  act(() => root.unmount());
  _open();
  await _eventually(() => expect(_choices()[0]?.checked).toBe(true));
  _choose(4);
  expect(place.textContent).toContain('2 of 2 answered');
  _submit();
  await _eventually(() => expect(place.textContent).toContain('Not passed yet: 1 of 2 right (50%)'));
  expect(sent).toEqual([['/api/quizzes/react.foundations/attempts/', { answers: [0, 1], draw: 'abc' }]]);
  expect(document.activeElement?.textContent).toContain('Not passed yet');
  expect(place.textContent).toContain('Right. The value and its set.');
  expect(place.textContent).toContain('Not quite. No: 1 is there.');
  expect(place.textContent).toContain('The right answer. It is 1.');
  expect(place.textContent).toMatch(/You can take it again from 4 May 2030/);
  expect([...place.querySelectorAll('fieldset a')].map((link) => link.getAttribute('href'))).toEqual([
    '/learn/react/state#one-a-value',
    '/learn/react/state#two-printing',
  ]);
  expect(_choices().every(({ disabled }) => disabled)).toBe(true);
  expect(readDraft({ owner: 'visitor', name: 'quiz.react.foundations' })).toBeNull();
});

test('a refusal is said in words, and the answers stay', async () => {
  answer = () => Response.json({ message: 'This quiz’s questions have changed.' }, { status: 409 });
  _open();
  await _eventually(() => expect(_choices()).toHaveLength(6));
  _choose(0);
  _choose(3);
  _submit();
  await _eventually(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe('This quiz’s questions have changed.'),
  );
  expect(_choices()[0]?.checked).toBe(true);
});

test('within a day of a try it says when the next one begins, and asks nothing', () => {
  _open({ ...quiz, again_at: '2030-05-04T10:00:00.000Z', try: null });
  expect(place.textContent).toContain('You’ve taken this quiz today');
  expect(place.textContent).toMatch(/again from 4 May 2030/);
  expect(_choices()).toEqual([]);
});
