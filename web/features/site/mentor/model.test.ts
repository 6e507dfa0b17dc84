import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import {
  answered,
  asked,
  MAX_MESSAGES,
  type Message,
  openQuestion,
  replyOf,
  replyToFailure,
  type Talk,
  talkFrom,
} from './model.ts';

const reply: Message = { from: 'assistant', paragraphs: ['Nothing.'], links: [], canned: false };

test('blanks are no question, and nothing is asked while an answer is to come', () => {
  const none: Talk = [];
  expect(asked(none, '  \n ')).toBe(none);
  const one = asked(none, '  What does it cost? ');
  expect(one).toEqual([{ from: 'visitor', text: 'What does it cost?' }]);
  expect(openQuestion(one)).toBe('What does it cost?');
  expect(asked(one, 'And now?')).toBe(one);
  const done = answered(one, reply);
  expect([openQuestion(done), asked(done, 'And now?').length]).toEqual([null, 3]);
});

test('a talk forgets its beginning before it grows without end', () => {
  let talk: Talk = [];
  for (let turn = 0; turn < MAX_MESSAGES; turn++) talk = answered(asked(talk, `Question ${turn}`), reply);
  expect(talk).toHaveLength(MAX_MESSAGES);
  expect(talk.at(-2)).toEqual({ from: 'visitor', text: `Question ${MAX_MESSAGES - 1}` });
});

test('an answer is its texts and its links', () => {
  const links = [{ title: 'Help', link: '/about#help' }];
  expect(
    replyOf({
      source: 'built-in',
      parts: [
        { kind: 'text', text: 'One.' },
        { kind: 'links', links },
        { kind: 'text', text: 'Two.' },
      ],
    }),
  ).toEqual({ from: 'assistant', paragraphs: ['One.', 'Two.'], links, canned: false });
});

test('what may be asked next goes with the answer, and is kept with it', () => {
  const next = replyOf({
    source: 'built-in',
    parts: [
      { kind: 'text', text: 'A queue …' },
      { kind: 'questions', questions: ['Stack', 'Deque'] },
    ],
  });
  expect(next).toEqual({
    from: 'assistant',
    paragraphs: ['A queue …'],
    links: [],
    questions: ['Stack', 'Deque'],
    canned: false,
  });
  expect(talkFrom([next, { ...reply, questions: [1] }, { ...reply, questions: 'Stack' }])).toEqual([next]);
});

test('where the server does not answer there is the canned sentence, where it refuses, its own', () => {
  const said = (error: unknown) => {
    const failed = replyToFailure('Why?', error);
    return failed.from === 'assistant' && failed.canned ? failed.paragraphs[0] : null;
  };
  for (const error of [new UnreachableError(false, null), new ApiError(503, ''), new Error('broken')])
    expect(said(error)).toMatch(/“Why\?”.*documentation.*practising/);
  expect(said(new ApiError(429, '{"detail":"Too many requests. Try again in 9 seconds."}'))).toBe(
    'Too many requests. Try again in 9 seconds.',
  );
});

test('a kept talk is taken as far as it makes sense, and leads nowhere else', () => {
  const good: Talk = [
    { from: 'visitor', text: 'Hi' },
    { ...reply, links: [{ title: 'Help', link: '/about#help' }] },
  ];
  const bad = [
    null,
    'x',
    { from: 'visitor' },
    { ...reply, paragraphs: [1] },
    { ...reply, links: [{ title: 'x', link: 'javascript:alert(1)' }] },
  ];
  expect(talkFrom([...bad, ...good])).toEqual(good);
  expect([talkFrom(null), talkFrom({ length: 1 })]).toEqual([[], []]);
});
