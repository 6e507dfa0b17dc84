import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../../platform/api-error.ts';
import { draftOf, emptyDraft, fieldsFault, fieldsOf, lengthFaults, refusalText, tagsFrom } from './model.ts';

test('a form starts empty, and Easy', () => {
  expect(emptyDraft).toEqual({ title: '', statement: '', difficulty: 'Easy', tags: '' });
});

test('tags are split at commas, trimmed, without empties', () => {
  expect(tagsFrom(' arrays, two pointers ,,math , arrays,')).toEqual(['arrays', 'two pointers', 'math']);
  expect(tagsFrom(' , ')).toEqual([]);
});

test('title and statement are required after trimming', () => {
  const full = { ...emptyDraft, title: ' Orbit ', statement: ' Count. ' };
  expect(fieldsOf(full)).toEqual({ title: 'Orbit', statement: 'Count.', difficulty: 'Easy', tags: [] });
  expect(fieldsFault(fieldsOf(full))).toBeNull();
  for (const blank of [{ title: ' \n' }, { statement: '\t' }])
    expect(fieldsFault(fieldsOf({ ...full, ...blank }))).toBe('Title and statement are required');
});

test('a text beyond the bound of the server is named at its field', () => {
  const none = { title: null, statement: null };
  expect(lengthFaults({ title: 'x'.repeat(150), statement: 'x'.repeat(20_000) })).toEqual(none);
  expect(lengthFaults({ title: 'x'.repeat(151), statement: '' })).toEqual({
    ...none,
    title: 'Must be at most 150 characters',
  });
  expect(lengthFaults({ title: '', statement: 'x'.repeat(20_001) })).toEqual({
    ...none,
    statement: 'Must be at most 20,000 characters',
  });
});

test('tags beyond the bounds of the server are named before it is asked', () => {
  const withTags = (tags: string) => fieldsFault(fieldsOf({ ...emptyDraft, title: 'a', statement: 'b', tags }));
  expect(withTags(Array.from({ length: 11 }, (_, index) => index).join())).toBe('Use at most 10 tags');
  expect(withTags('x'.repeat(41))).toBe('Tags can have at most 40 characters');
  expect(withTags('x'.repeat(40))).toBeNull();
});

test('a problem becomes the form that changes it', () => {
  const fields = { title: 'a', statement: 'b', difficulty: 'Hard' as const, tags: ['x', 'y'] };
  expect(draftOf(fields)).toEqual({ ...fields, tags: 'x, y' });
  expect(fieldsOf(draftOf(fields))).toEqual(fields);
});

test('a refusal is quoted; trouble of any other kind is the fallback', () => {
  const body = (detail: string) => JSON.stringify({ detail });
  expect(refusalText(new ApiError(403, body('Not you')), 'Failed')).toBe('Not you');
  expect(refusalText(new ApiError(400, body('Too long')), 'Failed')).toBe('Too long');
  expect(refusalText(new ApiError(500, body('stack')), 'Failed')).toBe('Failed');
  expect(refusalText(new ApiError(404, ''), 'Failed')).toBe('Failed');
  expect(refusalText(new UnreachableError(true, null), 'Failed')).toBe('Failed');
});
