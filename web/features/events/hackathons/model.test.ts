import { expect, test } from 'vitest';
import { fieldOf, momentOf } from './model.ts';

test('a moment survives the field of a form; what is none is told to the server', () => {
  for (const moment of ['2026-03-14T10:05:00.000Z', '2026-11-01T23:59:00.000Z'])
    expect(momentOf(fieldOf(moment))).toBe(moment);
  expect(fieldOf('2026-03-04T10:05:00.000Z')).toMatch(/^2026-03-0[345]T\d\d:\d\d$/);
  expect(momentOf('')).toBe('');
});
