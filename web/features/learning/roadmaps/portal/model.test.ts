import { expect, test } from 'vitest';
import { nothingKept, withMark } from '../progress/model.ts';
import { emptyRecord, readRecord, withMarks } from '../record/model.ts';
import { actionOf, categoryPercent, certificateState, frameworksWith, modulePercent, provenIn } from './model.ts';

const at = { now: 1, device: 'd' };
const lesson = (id: string) => ({ id, title: id, duration: '10 min', type: 'article' as const, contentUrl: '' });
const module = (id: string, lessons: string[]) => ({
  id,
  title: id,
  description: '',
  duration: '',
  difficulty: 'Beginner' as const,
  project: false,
  learningObjectives: [],
  prerequisites: [],
  resources: [],
  lessons: lessons.map(lesson),
  exercises: lessons.length,
});

test('the search takes name or description, whatever the case', () => {
  const all = [
    { name: 'React', description: 'Functions of data' },
    { name: 'Vue', description: 'Kept current by REACTivity' },
    { name: 'Lit', description: 'Elements' },
  ];
  expect(frameworksWith(all, ' react ').map(({ name }) => name)).toEqual(['React', 'Vue']);
  expect(frameworksWith(all, '')).toHaveLength(3);
});

test('a module says Start, Continue and Review by its lessons', () => {
  const state = module('state', ['r/state/a', 'r/state/b']);
  const one = withMark(nothingKept, 'lesson/r/state/a', 'done', at);
  const both = withMark(one, 'lesson/r/state/b', 'done', at);
  expect([nothingKept, one, both].map((kept) => actionOf(modulePercent(kept, state)))).toEqual([
    'Start',
    'Continue',
    'Review',
  ]);
});

test('a certificate is ready when all modules are completed, and the category is whole', () => {
  const category = { modules: [module('a', []), module('b', [])], completionCertificate: true, holds: null };
  const one = withMark(nothingKept, 'module/r/a', 'done', at);
  const both = withMark(one, 'module/r/b', 'done', at);
  expect([nothingKept, one, both].map((kept) => categoryPercent(kept, 'r', category))).toEqual([0, 50, 100]);
  expect(certificateState(one, 'r', category, false)).toBe('requirements');
  expect(certificateState(both, 'r', category, false)).toBe('ready');
  expect(certificateState(both, 'r', { ...category, holds: ['more'] }, false)).toBe('requirements');
  expect(certificateState(both, 'r', { ...category, completionCertificate: false }, false)).toBe('none');
  expect(certificateState(nothingKept, 'r', category, true)).toBe('earned');
});

test('of proven exercises those of the category count', () => {
  const category = { modules: [module('state', ['a', 'b']), module('props', ['c'])] };
  const proven = ['react.state.turnstile', 'react.props.card', 'react.stately.other', 'vue.state.turnstile'];
  expect(provenIn('react', category, proven)).toEqual({ passed: 2, of: 3 });
  expect(provenIn('react', category, [])).toEqual({ passed: 0, of: 3 });
});

test('where one was last is where any device was last', () => {
  const own = withMark(nothingKept, 'opened/react/foundations', 'done', { now: 10, device: 'laptop' });
  const phone = withMark(own, 'opened/vue', 'done', { now: 20, device: 'phone' });
  const back = withMark(phone, 'opened/react/foundations/state', 'done', { now: 30, device: 'laptop' });
  const last = (kept: typeof own) => withMarks(emptyRecord, kept).lastAccessed;
  expect([own, phone, back].map(last)).toEqual([
    { frameworkId: 'react', categoryId: 'foundations' },
    { frameworkId: 'vue' },
    { frameworkId: 'react', categoryId: 'foundations', moduleId: 'state' },
  ]);
  const again = withMark(back, 'opened/vue', 'done', { now: 31, device: 'laptop' });
  expect(last(again)).toEqual({ frameworkId: 'vue' });
  // A record from before there were such marks.
  const old = { ...emptyRecord, lastAccessed: { frameworkId: 'lit' } };
  expect(withMarks(old, nothingKept).lastAccessed).toEqual({ frameworkId: 'lit' });
});

test('the record has the specification’s fields, whatever was stored before', () => {
  for (const odd of [null, 7, 'x', [], { notes: 7, bookmarks: [1], lastAccessed: 'x', completedLessons: {} }])
    expect(readRecord(odd)).toEqual(emptyRecord);
  const kept = withMark(withMark(nothingKept, 'module/r/a', 'done', at), 'bookmark/r/b', 'done', at);
  const record = withMarks({ ...emptyRecord, notes: { 'r/a': 'mine' } }, withMark(kept, 'lesson/r/a/x', 'done', at));
  expect(record).toEqual({
    completedModules: ['r/a'],
    completedLessons: ['r/a/x'],
    certificates: [],
    lastAccessed: {},
    bookmarks: ['r/b'],
    notes: { 'r/a': 'mine' },
  });
});
