import { expect, test } from 'vitest';
import { versionOf } from './model.ts';

test('the first version is not worth a word', () => {
  expect(versionOf({ version: 1, version_at: null })).toEqual([]);
  expect(versionOf({ version: 3, version_at: '2026-11-16T10:00:00Z' })).toEqual(['Version 3, 16 Nov 2026']);
});
