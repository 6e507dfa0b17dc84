import * as contract from '@devorbit/contract/practice/submissions.ts';
import { describe, expect, test } from 'vitest';
import { _result } from './_result.ts';
import {
  hasVerdict,
  isBusy,
  type Judging,
  nextJudging,
  ownProgress,
  solves,
  statusText,
  statusTone,
  streakText,
} from './model.ts';
import { memoryText } from './model.ts';

const queued = _result({ status: 'Queued' });
const running = _result({ status: 'Running' });
const accepted = _result({ status: 'Accepted' });
const after = (...events: Parameters<typeof nextJudging>[1][]) =>
  events.reduce(nextJudging, { phase: 'idle' } satisfies Judging as Judging);

describe('a judging', () => {
  test('goes from sending over queued and running to its verdict', () => {
    const steps = [
      { type: 'sent', kind: 'submit' } as const,
      ...[queued, running, accepted].map((result) => ({ type: 'result', result }) as const),
    ];
    expect(steps.map((_, count) => after(...steps.slice(0, count + 1)).phase)).toEqual([
      'sending',
      'judging',
      'judging',
      'finished',
    ]);
  });

  test('may be queued again when the judge was restarted', () => {
    expect(
      after({ type: 'sent', kind: 'submit' }, { type: 'result', result: running }, { type: 'result', result: queued }),
    ).toEqual({ phase: 'judging', result: queued });
  });

  test('keeps its verdict whatever comes late', () => {
    expect(after({ type: 'result', result: accepted }, { type: 'result', result: running })).toEqual({
      phase: 'finished',
      result: accepted,
    });
  });

  test('does not listen to news of another submission', () => {
    const other = _result({ submission_id: '0199a1f0-0000-7000-8000-000000000002', status: 'Wrong Answer' });
    expect(after({ type: 'result', result: running }, { type: 'result', result: other })).toEqual({
      phase: 'judging',
      result: running,
    });
  });

  test('starts anew from a verdict or a failure', () => {
    for (const end of [
      { type: 'result', result: accepted },
      { type: 'failed', message: 'x' },
    ] as const)
      expect(after(end, { type: 'sent', kind: 'run' })).toEqual({ phase: 'sending', kind: 'run' });
  });

  test('that failed shows the text and nothing of the run', () => {
    expect(after({ type: 'sent', kind: 'run' }, { type: 'failed', message: 'API Error 503: busy' })).toEqual({
      phase: 'failed',
      message: 'API Error 503: busy',
    });
    expect(after({ type: 'failed', message: 'x' }, { type: 'cleared' })).toEqual({ phase: 'idle' });
  });

  test('is busy until there is an end', () => {
    expect(
      [
        after(),
        after({ type: 'sent', kind: 'run' }),
        after({ type: 'result', result: queued }),
        after({ type: 'result', result: accepted }),
        after({ type: 'failed', message: '' }),
      ].map(isBusy),
    ).toEqual([false, true, true, false, false]);
  });
});

test('only an accepted submit solves a problem', () => {
  expect(solves({ kind: 'submit', status: 'Accepted' })).toBe(true);
  expect(solves({ kind: 'run', status: 'Accepted' })).toBe(false);
  expect(solves({ kind: 'custom', status: 'Success' })).toBe(false);
  expect(contract.SubmissionStatus.options.filter((status) => solves({ kind: 'submit', status }))).toEqual([
    'Accepted',
  ]);
});

test('every status of the contract has a tone, and only two have no verdict', () => {
  expect(contract.SubmissionStatus.options.filter((status) => !hasVerdict(status))).toEqual(['Queued', 'Running']);
  const toned = Object.groupBy(contract.SubmissionStatus.options, statusTone);
  expect(toned.wait).toEqual(['Queued', 'Running']);
  expect(toned.good).toEqual(['Accepted', 'Success']);
  expect(toned.ours).toEqual(['Judge Error', 'Error']);
  expect(toned.bad).toHaveLength(contract.SubmissionStatus.options.length - 6);
});

describe('own progress', () => {
  const row = { user_id: 3, username: 'ada', solved_count: 4, points: 900, current_streak: 2 };
  const figures = { solved_count: 4, points: 900, current_streak: 2 };

  test('is the row with the user’s id, else with the name', () => {
    expect(ownProgress([{ ...row, user_id: 9, username: 'bob' }, row], { id: 3, username: 'other' })).toEqual(figures);
    expect(ownProgress([row], { id: 44, username: 'ada' })).toEqual(figures);
    expect(ownProgress([{ ...row, user_id: 9, points: 1 }, row], { id: 3, username: 'ada' })).toEqual(figures);
  });

  test('is zeros where there is none', () => {
    expect(ownProgress([], { id: 1, username: 'x' })).toEqual({ solved_count: 0, points: 0, current_streak: 0 });
  });
});

test('figures read well', () => {
  expect([0, 1, 2, 1200].map(streakText)).toEqual(['0 days', '1 day', '2 days', '1,200 days']);
  expect(memoryText(34_560)).toBe('34,560 KB');
});

test.each([
  [0, 'Queued · you’re next'],
  [1, 'Queued · 1 ahead of you'],
  [7, 'Queued · 7 ahead of you'],
  [1204, 'Queued · 1,204 ahead of you'],
  [null, 'Queued'],
])('with %j ahead it reads %j', (ahead, text) => {
  expect(statusText(_result({ status: 'Queued', ahead }))).toBe(text);
});

test('a place is shown only to who waits', () => {
  expect(statusText(_result({ status: 'Running', ahead: 3 }))).toBe('Running');
  expect(statusText(_result({ status: 'Accepted', ahead: 3 }))).toBe('Accepted');
});
