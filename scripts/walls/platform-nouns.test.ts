import { expect, test } from 'vitest';
import { featureNouns, namedNouns } from './platform-nouns.ts';

const nouns = featureNouns(['submissions', 'second-factors', 'universities', 'support', 'versions']);

test.each([
  ["const limit = submitRate('submissions');", ['submission']],
  ['export type SubmissionQueue = string;', ['submission']],
  ['const open = (openSecondFactor: string) => openSecondFactor;', ['secondfactor']],
  ["import { University } from '@devorbit/contract/site/universities.ts';", ['university']],
  ['const select_universities = 1;', ['university']],
  ['/** Tells of submissions. */\nconst x = 1; // of submissions', []],
  ["import { show } from '@lib/universities';", []],
  ['const support = version;', []],
])('%s names %j', (text, expected) => {
  expect(namedNouns(text, nouns)).toEqual(expected);
});
