import type { Assignment, Criterion, ResultEntry } from '@devorbit/contract/events/hackathon-judging.ts';
import { expect, test } from 'vitest';
import {
  missingLines,
  nextOpen,
  podiumOf,
  scoreOf,
  shareText,
  sheetOf,
  shiftText,
  tiesOf,
  withDraft,
} from './model.ts';

const criterion = (number: number, weight: number): Criterion => ({ number, name: '', lead: '', weight, anchors: [] });
const assignment = (id: number, state: Assignment['state']): Assignment => ({
  id,
  title: '',
  team: '',
  state,
  submitted: state === 'submitted' ? { points: { 1: 5 }, note: 'Given' } : null,
  submittedAt: null,
  draft: null,
});
const entry = (id: number, rank: number, tied = false): ResultEntry => ({
  id,
  title: '',
  team: '',
  group: 1,
  rank,
  raw: 3,
  corrected: 3,
  scores: 3,
  tied,
  decidedBy: null,
});

test('a score counts the weights, and is there once every criterion has points', () => {
  const criteria = [criterion(1, 3), criterion(2, 1)];
  expect(scoreOf({ 1: 5 }, criteria)).toBe(null);
  expect(scoreOf({ 1: 5, 2: 1 }, criteria)).toBe(4);
  expect(scoreOf({}, [])).toBe(null);
  expect(shareText(3, criteria)).toBe('75%');
});

test('what was typed last stands in the form, and leaves submitted scores submitted', () => {
  const given = assignment(1, 'submitted');
  expect(sheetOf(given)).toEqual({ points: { 1: 5 }, note: 'Given' });
  const typed = withDraft(given, { points: { 1: 2 }, note: '' });
  expect([sheetOf(typed).points, typed.state]).toEqual([{ 1: 2 }, 'submitted']);
  expect(withDraft(assignment(2, 'assigned'), { points: {}, note: 'x' }).state).toBe('draft');
  expect(sheetOf(assignment(2, 'assigned'))).toEqual({ points: {}, note: '' });
});

test('the next entry is the one after this that waits, and round again', () => {
  const entries = [assignment(1, 'assigned'), assignment(2, 'submitted'), assignment(3, 'draft')];
  expect(nextOpen(entries, 1)).toBe(3);
  expect(nextOpen(entries, 3)).toBe(1);
  expect(nextOpen([assignment(1, 'assigned'), assignment(2, 'submitted')], 1)).toBe(null);
});

test('the podium has three who share no rank, of one group', () => {
  const ids = (entries: ResultEntry[], groups = 1) => podiumOf(entries, groups).map(({ id }) => id);
  const clear = [entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 4)];
  expect(ids(clear)).toEqual([1, 2, 3]);
  expect(ids(clear, 2)).toEqual([]);
  expect(ids([entry(1, 1), entry(2, 2, true), entry(3, 2, true), entry(4, 4)])).toEqual([]);
  expect(ids([entry(1, 1), entry(2, 2), entry(3, 3, true), entry(4, 3, true)])).toEqual([]);
  // A tie below the podium is none of its business.
  expect(ids([entry(1, 1), entry(2, 2), entry(3, 3), entry(4, 4, true), entry(5, 4, true)])).toEqual([1, 2, 3]);
  expect(ids([entry(1, 1), entry(2, 2)])).toEqual([1, 2]);
  expect(tiesOf([entry(1, 1, true), entry(2, 1, true), entry(3, 3)]).map((tie) => tie.length)).toEqual([2]);
});

test('shifts have their sign, and what is missing is said in words', () => {
  expect([0.414, -0.12, 0].map(shiftText)).toEqual(['+0.41', '−0.12', '0.00']);
  expect(missingLines({ scores: 0, entries: 0, ties: 0 }, false)).toEqual([]);
  expect(missingLines({ scores: 1, entries: 2, ties: 1 }, true)).toEqual([
    'Judging is still open; nobody can score afterwards.',
    '1 score sheet is not submitted.',
    '2 entries have no scores and will have no rank.',
    '1 tie is undecided and will stay a tie.',
  ]);
});
