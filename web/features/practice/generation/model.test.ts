import type { Generation } from '@devorbit/contract/practice/generation.ts';
import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import { failureText, makingOf, messageParts, quotaText, stepStates, stepTimeText, topicsOf } from './model.ts';

const _generation = (fields: Partial<Generation> = {}): Generation => ({
  id: '0199a1f0-0000-7000-8000-000000000001',
  step: 'writing',
  message: 'Writing the statement',
  problem_id: null,
  left_today: 9,
  steps: [
    { step: 'queued', ms: 400 },
    { step: 'writing', ms: 1200 },
  ],
  ...fields,
});

test('steps before the current one are done, those after it lie ahead', () => {
  const states = (step: Generation['step']) => stepStates({ step, steps: [] }).map(({ state }) => state);
  expect(states('queued')).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(states('judging')).toEqual(['done', 'done', 'done', 'now', 'ahead']);
  expect(states('published')).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('each step says for how long, and the one that goes on goes on counting', () => {
  const told = (generation: Generation, since?: number) => stepStates(generation, since).map(stepTimeText);
  expect(told(_generation())).toEqual(['0.4 s', '1 s', '', '', '']);
  expect(told(_generation(), 2900)).toEqual(['0.4 s', '4 s', '', '', '']);
  const steps: Generation['steps'] = [
    { step: 'queued', ms: 20 },
    { step: 'writing', ms: 1000 },
    { step: 'solving', ms: 12_400 },
    { step: 'judging', ms: 2000 },
    { step: 'published', ms: 0 },
  ];
  expect(told(_generation({ step: 'published', problem_id: 3, steps }), 60_000)).toEqual([
    '0.1 s',
    '1 s',
    '12 s',
    '2 s',
    '15 s',
  ]);
});

test('a topic is offered at the difficulties that it has problems of', () => {
  expect(topicsOf('Easy')).toContain('Stack');
  expect(topicsOf('Hard')).not.toContain('Stack');
  expect(topicsOf('Hard')).toContain('Dynamic Programming');
});

test('a generation is being made until it is published with its problem, or failed', () => {
  expect(makingOf(_generation()).phase).toBe('making');
  expect(makingOf(_generation({ step: 'published', problem_id: 12 }))).toMatchObject({
    phase: 'published',
    problemId: 12,
  });
  expect(makingOf(_generation({ step: 'failed', message: 'The solutions disagree' }))).toEqual({
    phase: 'failed',
    message: 'The solutions disagree',
  });
  expect(makingOf(_generation({ step: 'failed', message: '' }))).toEqual({
    phase: 'failed',
    message: 'Failed to generate problem',
  });
});

test('what grows in a message is told apart from what is said', () => {
  expect(messageParts('The AI writes the statement: 1,240 characters so far')).toEqual({
    said: 'The AI writes the statement',
    count: ': 1,240 characters so far',
  });
  expect(messageParts('Two solutions: a test')).toEqual({ said: 'Two solutions: a test', count: '' });
});

test('a used quota is quoted; where the server cannot do it, the fallback is said', () => {
  const detail = JSON.stringify({ detail: 'No more today' });
  expect(failureText(new ApiError(429, detail))).toBe('No more today');
  for (const status of [404, 500, 501])
    expect(failureText(new ApiError(status, detail))).toBe('Failed to generate problem');
  expect(failureText(new UnreachableError(true, null))).toBe('Failed to generate problem');
});

test('the quota in words', () => {
  expect(quotaText({ left_today: 3, per_day: 10 })).toBe('3 of 10 left today');
});
