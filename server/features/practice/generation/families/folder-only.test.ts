import { familyRoom, smallFamily } from '@devorbit/content-reader/families/_family-room.ts';
import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import { builtInDrafts } from '../drafts/built-in.ts';
import { templatesOf } from '../drafts/whole-program.ts';
import { loadFamilies } from './load-families.ts';

function load(files: Record<string, string>) {
  const { root, end } = familyRoom('few-above', files);
  try {
    return loadFamilies(root);
  } finally {
    end();
  }
}

test('a family that is a folder and nothing else makes problems', async () => {
  const source = builtInDrafts(() => load(smallFamily), templatesOf(readLanguages(contentFolder('languages'))));
  const draft = await source.draft({ difficulty: 'Easy', tags: [] }, 'seed', 0);
  const k = /\*\*(\d+)\*\*/.exec(draft?.statement ?? '')?.[1];
  expect(draft).toMatchObject({
    origin: 'built-in/few-above',
    difficulty: 'Easy',
    tags: ['Math'],
    signature: { params: [{ name: 'nums', type: 'int[]' }], returns: 'int' },
    hints: ['Compare.', 'Count.', 'Both in one walk.'],
    editorial: 'Count them in one walk.',
  });
  const titles = [draft?.title, ...(draft?.otherTitles ?? [])].toSorted();
  expect(titles).toEqual([
    expect.stringMatching(/^Above the Bar (at|in|on|along) /i),
    expect.stringMatching(/^Large /),
  ]);
  expect(draft?.statement).toMatch(new RegExp(`Return how many numbers (is|are) above \\*\\*${k}\\*\\*\\.$`));
  expect(draft?.solutions.map(({ source: program }) => program.includes(`num > ${k}`))).toEqual([true, true]);
  expect(draft?.examples[0]?.explanation).toBe(`There are ${draft?.examples[0]?.output} of them.`);
  expect(draft?.tests.length).toBeGreaterThanOrEqual(12);
});

const changed = (file: string, from: string, to: string): Record<string, string> => {
  const text = smallFamily[file] ?? '';
  expect(text).toContain(from);
  return { ...smallFamily, [file]: text.replace(from, to) };
};

test.each<[what: string, files: Record<string, string>, message: string]>([
  [
    'a value that the logic does not draw',
    changed('logic.ts', 'values: { k }', 'values: {}'),
    'few-above/logic.ts: values: k is missing',
  ],
  [
    'a value that family.yaml does not name',
    changed('logic.ts', 'values: { k }', 'values: { k, m: 1 }'),
    'few-above/logic.ts: values: family.yaml does not name m',
  ],
  [
    'a value of the examples',
    changed('family.yaml', "'There are", "'{{first}} There are"),
    'few-above/family.yaml: explain: {{first}} is no value',
  ],
  [
    'an example without its value',
    changed('family.yaml', "explain: 'There", "example_values: [first]\nexplain: '{{first}}. There"),
    'few-above/logic.ts: example_values: first is missing',
  ],
  [
    'a choice without the case',
    changed('family.yaml', '{ by: k, 1: is, else: are }', '{ by: k, 1: is, 2: are }'),
    'few-above/statement.md: a choice by k has no case for “',
  ],
])('%s stops the start, named', (_, files, message) => {
  expect(() => load(files)).toThrow(message);
});
