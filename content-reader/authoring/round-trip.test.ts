import type { AuthoredDraft } from '@devorbit/contract/practice/authoring.ts';
import { expect, it } from 'vitest';
import { decode, encode } from '../packages/package-text.ts';
import { readZip, writeZip } from '../packages/zip.ts';
import { judgingOf, wholeDraft } from './_drafts.ts';
import { readDraftArchive, writeDraftArchive } from './draft-archive.ts';

const written = (draft: AuthoredDraft, format: '2025-09' | 'legacy' = '2025-09') =>
  writeDraftArchive(draft, judgingOf(draft), format);

it('a draft that is written in 2025-09 is the same when it is read again', () => {
  const { name, bytes } = written(wholeDraft);
  expect(name).toBe('twiceatlast');
  const { draft, notes } = readDraftArchive(bytes, 'Easy');
  expect(draft).toEqual(wholeDraft);
  expect(notes).toEqual([]);
});

it.each<[string, Partial<AuthoredDraft>]>([
  [
    'with the default checker',
    {
      checker: { kind: 'default', case_sensitive: true, space_change_sensitive: false, float_tolerance: null },
    },
  ],
  [
    'without what it may lack',
    {
      signature: null,
      validator: null,
      generators: [],
      hints: [],
      editorial: '',
      starters: {},
      constraints: [],
      tests: [{ kind: 'text', name: '1', input: 'x', answer: 'y' }],
    },
  ],
  ['without a reference', { solutions: wholeDraft.solutions.filter(({ role }) => role !== 'reference') }],
  [
    'with many tests in an order of their own',
    {
      tests: Array.from({ length: 12 }, (_, at) => ({
        kind: 'text' as const,
        name: `${(at * 5) % 12} of 12`,
        input: `${at}\n`,
        answer: '1\n',
      })),
    },
  ],
])('so is one %s', (_, changes) => {
  const draft = { ...wholeDraft, ...changes };
  const judging = judgingOf(draft);
  const flags = draft.checker.kind === 'default' && draft.checker.case_sensitive ? ['case_sensitive'] : [];
  const { bytes } = writeDraftArchive(draft, { ...judging, validator_flags: flags }, '2025-09');
  expect(readDraftArchive(bytes, 'Easy').draft).toEqual(draft);
});

it('a test whose files were changed is what its files say', () => {
  const { bytes, name } = written(wholeDraft);
  const files = new Map(
    [...readZip(bytes).files].map(([path, file]) => [
      path.slice(name.length + 1),
      /secret\/[23]\.in$/.test(path) ? encode(`${decode(path, file).trim()}0\n`) : file,
    ]),
  );
  expect(readDraftArchive(writeZip(files, name), 'Easy').draft.tests.slice(1)).toEqual([
    { kind: 'text', name: '2', input: '990\n', answer: '198\n' },
    { kind: 'text', name: '3', input: '420\n', answer: '84\n' },
  ]);
});

it('in the legacy format all that judges is kept, and nothing else', () => {
  const { draft } = readDraftArchive(written(wholeDraft, 'legacy').bytes, 'Easy');
  const { title, statement, limits, checker, validator } = wholeDraft;
  expect(draft).toMatchObject({
    title,
    statement,
    limits,
    checker,
    validator,
    difficulty: 'Easy',
    hints: [],
    editorial: '',
  });
  expect(draft.tests.map((test) => test.kind === 'text' && [test.input, test.answer])).toEqual([
    ['0\n', '0\n'],
    ['99\n', '198\n'],
    ['42\n', '84\n'],
  ]);
  expect(draft.solutions.map(({ name, role }) => `${role} ${name}`).toSorted()).toEqual([
    'accepted zz.cpp',
    'reference Main.java',
    'run_time_error crash.py',
    'time_limit_exceeded slow.py',
    'wrong_answer zero.js',
  ]);
});
