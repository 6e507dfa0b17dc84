import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conceptAreas } from '@devorbit/contract/learning/concepts.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { nameKey, readConcepts } from './concepts.ts';
import { readFamilies } from './families/read-families.ts';
import { readHome } from './home.ts';

describe('the concepts', () => {
  const concepts = readConcepts('content/concepts');

  test('are many, of every area', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(100);
    expect(new Set(concepts.map(({ area }) => area))).toEqual(new Set(conceptAreas));
  });

  test('lead to tags that problems have', () => {
    const tags = new Set([
      ...readHome('content/home', 'content/problems').search.topics,
      ...readFamilies('content/generation').flatMap((family) => family.tags),
    ]);
    expect(tags.size).toBeGreaterThan(30);
    expect(concepts.filter((concept) => concept.tags.some((tag) => !tags.has(tag)))).toEqual([]);
  });

  test.each(concepts.filter(({ area }) => area === 'data-structures' || area === 'algorithms'))(
    '$id says what it costs',
    ({ summary }) => {
      expect(summary).toMatch(/O\([^)]+\)/);
    },
  );

  test('are plain text, without fillers, and no sentence stands there twice', () => {
    const sentences = concepts.flatMap(({ summary }) => summary.split(/(?<=[.!?]) /));
    expect(sentences.length).toBeGreaterThan(concepts.length * 3);
    expect(new Set(sentences).size).toBe(sentences.length);
    const markup = /`|\*\*|\]\(|&\w+;/;
    const filler = /\b(?:simply|just(?!-in-time)|obviously|let’s dive)\b/i;
    const wrong = concepts.filter(
      ({ summary }) => markup.test(summary) || filler.test(summary) || !/[.!?]$/.test(summary),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('a folder of concepts', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'concepts-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (id: string, fields: object = {}, file = `${id}.yaml`) =>
    writeFileSync(
      join(root, file),
      stringify({
        id,
        title: `The ${id}`,
        area: 'tools',
        kind: 'idea',
        level: 1,
        hours: 1,
        aliases: [],
        needs: [],
        tags: [],
        summary: 'word '.repeat(80),
        ...fields,
      }),
    );

  test('is read by id; other files do not matter', () => {
    write('two', { needs: ['one'] });
    write('one');
    mkdirSync(join(root, 'pictures'));
    expect(readConcepts(root).map(({ id, needs }) => [id, needs])).toEqual([
      ['one', []],
      ['two', ['one']],
    ]);
  });

  test.each<[string, () => void, string]>([
    ['a file with another name', () => write('one', {}, 'uno.yaml'), 'uno.yaml: its id is one'],
    ['a short summary', () => write('one', { summary: 'word '.repeat(59) }), 'Must have 60 to 120 words'],
    ['a long summary', () => write('one', { summary: 'word '.repeat(121) }), 'Must have 60 to 120 words'],
    ['paragraphs', () => write('one', { summary: `${'word '.repeat(40)}\n\n${'word '.repeat(40)}` }), 'one paragraph'],
    ['an unknown area', () => write('one', { area: 'cooking' }), 'one.yaml: ✖'],
    ['a field that nothing reads', () => write('one', { colour: 'red' }), 'one.yaml: ✖'],
    ['a prerequisite that is missing', () => write('one', { needs: ['two'] }), 'one.yaml: there is no concept two'],
    ['one that needs itself', () => write('one', { needs: ['one'] }), 'one.yaml: it needs itself'],
    ['a name twice', () => write('one', { aliases: ['uno', 'Unos'] }), 'one.yaml: “Unos” is there twice'],
  ])('is refused with %s', (_, prepare, fault) => {
    prepare();
    expect(() => readConcepts(root)).toThrow(fault);
  });

  test('is refused with a circle, a name of two concepts, or a prerequisite that another one implies', () => {
    write('one', { needs: ['three'] });
    write('two', { needs: ['one'] });
    write('three', { needs: ['two'] });
    expect(() => readConcepts(root)).toThrow('one.yaml: it needs itself');
    write('one', { aliases: ['Two-Way'] });
    write('three', { aliases: ['twoway'] });
    expect(() => readConcepts(root)).toThrow('three.yaml: “twoway” is a name of one too');
    write('three', { needs: ['one', 'two'] });
    expect(() => readConcepts(root)).toThrow('three.yaml: two needs one already');
  });
});

test('names are equal whatever their case, plural, accents, dashes and spaces', () => {
  for (const name of ['Hash Tables', 'hash-table', 'HASHTABLE']) expect(nameKey(name)).toBe(nameKey('hash table'));
  for (const [one, other] of [
    ['caches', 'cache'],
    ['classes', 'class'],
    ['queries', 'query'],
    ['Dijkstra’s', "dijkstra's"],
    ['tries', 'trie'],
    ['naïve', 'naive'],
  ] as const)
    expect(nameKey(one)).toBe(nameKey(other));
  for (const [one, other] of [
    ['http', 'https'],
    ['c', 'c++'],
    ['bus', 'bu'],
  ] as const)
    expect(nameKey(one)).not.toBe(nameKey(other));
});
