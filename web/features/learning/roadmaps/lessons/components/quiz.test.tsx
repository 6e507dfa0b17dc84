// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Quiz from './quiz.tsx';

const questions = [
  { html: '<p>What does it return?</p>', prints: null, choices: ['<p>A pair</p>', '<p>A number</p>'] },
  { html: '<p>What is printed?</p>', prints: 'console.log(1)', choices: ['<p>1</p>', '<p>2</p>'] },
];
const judged = {
  right: 1,
  total: 2,
  percent: 50,
  answers: [
    { right: 0, why: ['Both.', 'No.'], from: 'one', lesson: 'react/state/one' },
    { right: 0, why: ['It is 1.', 'No.'], from: 'two', lesson: 'react/state/one' },
  ],
  again_at: null,
};
const place = document.createElement('div');
const sent: unknown[] = [];
let answer: () => Response | Promise<Response>;
let root: Root;

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _choices = () => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
const _choose = (at: number) => act(() => _choices()[at]?.click());
const _button = () => place.querySelector<HTMLButtonElement>('button');
const _press = () => act(() => _button()?.click());
const _alert = () => place.querySelector('[role=alert]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.length = 0;
  answer = () => Response.json(judged);
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address, JSON.parse(String(body))]);
    return answer();
  });
  document.body.append(place);
  root = createRoot(place);
  act(() => root.render(<Quiz lesson="react/state/one" slug="one" questions={questions} />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('what is left is said; all answers are sent once, judged, and can be given again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  _choose(0);
  _press();
  expect(_alert()).toBe('One question is left.');
  expect(sent).toEqual([]);
  _choose(3);
  _press();
  _press();
  await _eventually(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([['/api/quizzes/react.state.one/attempts/', { answers: [0, 1] }]]);
  expect(_alert()).toBeUndefined();
  expect(_button()?.getAttribute('aria-disabled')).toBe('true');
  resolve(Response.json(judged));
  await _eventually(() => expect(place.textContent).toContain('1 of 2 right.'));
  expect(_choices().every(({ disabled }) => disabled)).toBe(true);
  _press();
  expect(place.textContent).not.toContain('1 of 2 right.');
  expect(_choices().some(({ checked, disabled }) => checked || disabled)).toBe(false);
});

test('a failure is said in words until the next try, and the answers stay', async () => {
  answer = () => Response.json({ message: 'The questions have changed.' }, { status: 409 });
  _choose(0);
  _choose(2);
  _press();
  await _eventually(() => expect(_alert()).toBe('The questions have changed.'));
  expect(_choices()[0]?.checked).toBe(true);
  answer = () => Response.json(judged);
  _press();
  await _eventually(() => expect(place.textContent).toContain('1 of 2 right.'));
  expect(_alert()).toBeUndefined();
});
