import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE_COUNTS, minutesOf, roadmapTypes } from '@devorbit/contract/learning/roadmap-types.ts';
import { expect, test } from 'vitest';
import { readConcepts } from '../concepts.ts';
import { cardOf, knownItems, readCatalogue } from './roadmaps.ts';

const catalogue = readCatalogue('content');

test('the catalogue has the specification’s counts, formats and lengths', () => {
  for (const type of roadmapTypes)
    expect([type, catalogue.filter((entry) => entry.type === type).length]).toEqual([type, CATALOGUE_COUNTS[type]]);
  expect(CATALOGUE_COUNTS).toEqual({ role: 22, skill: 38, project: 5, guide: 5, video: 4 });
  const formats = catalogue.flatMap((entry) => (entry.type === 'guide' ? [entry.format] : []));
  expect(formats.toSorted()).toEqual(['questions', 'questions', 'textual', 'textual', 'textual']);
  const lengths = catalogue.flatMap((entry) => (entry.type === 'video' ? [entry.length] : []));
  expect(lengths.toSorted()).toEqual(['1h 30m', '1h 5m', '2h 10m', '45m']);
});

test('one of every type is whole, and what is planned says what it will hold', () => {
  for (const type of roadmapTypes)
    expect(catalogue.filter((entry) => entry.type === type && entry.whole !== null).length).toBeGreaterThan(0);
  for (const { whole, holds } of catalogue) expect((whole === null) !== (holds === null)).toBe(true);
});

test('a card has the fields of the specification; New ends with its day', () => {
  const entry = catalogue.find(({ id }) => id === 'git-for-two');
  expect(entry && cardOf(entry, '2027-01-31')).toMatchObject({
    id: 'git-for-two',
    title: 'Git for two',
    type: 'video',
    isNew: true,
    length: '45m',
    ready: true,
  });
  expect(entry && 'isNew' in cardOf(entry, '2027-02-01')).toBe(false);
});

test('items of progress are those of concepts, outcomes, steps and the catalogue', () => {
  const items = knownItems(readConcepts('content/concepts'), catalogue);
  for (const item of [
    'concept/closure',
    'outcome/react-state/2',
    'roadmap/role/frontend',
    'saved/skill/rust',
    'step/project/expense-ledger/6',
    'step/video/git-for-two/0',
  ])
    expect([item, items.has(item)]).toEqual([item, true]);
  for (const item of ['concept/alchemy', 'outcome/react-state/3', 'step/project/expense-ledger/7'])
    expect([item, items.has(item)]).toEqual([item, false]);
});

test('lengths are read as minutes', () => {
  expect(['1h 30m', '2h 10m', '45m', '1h 5m', '2h'].map(minutesOf)).toEqual([90, 130, 45, 65, 120]);
  expect(['', '90', '1h30m', '45 min', 'soon'].map(minutesOf)).toEqual([null, null, null, null, null]);
});

test.each<[string, (root: string) => void, string | RegExp]>([
  [
    'a file in no list',
    (root) => writeFileSync(join(root, 'roadmaps/role/pilot.yaml'), ''),
    'roadmaps/role/pilot.yaml: catalogue.yaml does not list it',
  ],
  ['a missing file', (root) => rmSync(join(root, 'roadmaps/skill/rust.yaml')), /rust\.yaml/],
  [
    'a head that is none',
    (root) => writeFileSync(join(root, 'guides/what-code-costs.md'), 'Text.'),
    'what-code-costs.md: It has no head between two lines of ---',
  ],
  [
    'a wrong field',
    (root) => writeFileSync(join(root, 'roadmaps/skill/rust.yaml'), 'title: Rust\nholds: []\n'),
    /^rust\.yaml: ✖/,
  ],
])('is refused with %s', (_, spoil, fault) => {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  for (const folder of ['roadmaps', 'projects', 'guides', 'code-alongs'])
    cpSync(join('content', folder), join(root, folder), { recursive: true });
  try {
    spoil(root);
    expect(() => readCatalogue(root)).toThrow(fault);
  } finally {
    rmSync(root, { recursive: true });
  }
});
