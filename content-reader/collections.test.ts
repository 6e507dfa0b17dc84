import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionGroups } from '@devorbit/contract/practice/collections.ts';
import { difficultyRank } from '@devorbit/contract/practice/problems.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { problemsOf, readCollections } from './collections.ts';
import { packageNames, readProblem } from './problem-package.ts';

const folder = 'content/problems';

describe('the collections', () => {
  const collections = readCollections('content/collections', folder);
  const ranks = new Map(
    packageNames(folder).map((name) => [name, difficultyRank[readProblem(join(folder, name)).notes.difficulty]]),
  );

  test('are of every group, and begin with ten easy problems', () => {
    expect(collections.length).toBeGreaterThanOrEqual(12);
    expect(new Set(collections.map(({ group }) => group))).toEqual(new Set(collectionGroups));
    const [first] = collections;
    expect([first?.slug, first?.group]).toEqual(['first-ten', 'start']);
    const tens = first ? problemsOf(first).map((name) => ranks.get(name)) : [];
    expect(tens).toEqual(Array.from({ length: 10 }, () => difficultyRank.Easy));
  });

  test('use every problem, none of them in too many places', () => {
    const uses = new Map([...ranks.keys()].map((name) => [name, 0]));
    for (const name of collections.flatMap(problemsOf)) uses.set(name, (uses.get(name) ?? 0) + 1);
    expect([...uses].filter(([, times]) => times === 0 || times > 3)).toEqual([]);
  });

  test.each(collections)('$slug goes from easy to hard, in a time that can be', (collection) => {
    const names = problemsOf(collection);
    const steps = names.map((name) => ranks.get(name) ?? 0);
    const half = Math.ceil(steps.length / 2);
    const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(steps[0]).toBe(Math.min(...steps));
    expect(mean(steps.slice(0, half))).toBeLessThanOrEqual(mean(steps.slice(half)));
    const minutes = (collection.hours * 60) / names.length;
    expect(minutes).toBeGreaterThanOrEqual(20);
    expect(minutes).toBeLessThanOrEqual(90);
  });

  test('are plain text in whole sentences, and no text stands there twice', () => {
    const texts = collections.flatMap(({ summary, why, sections }) => [
      summary,
      ...why.split(/\n\n/),
      ...sections.map(({ lead }) => lead),
    ]);
    const markup = /`|\*\*|\]\(|&\w+;/;
    const filler = /\b(?:simply|obviously|let’s dive)\b/i;
    expect(texts.filter((text) => markup.test(text) || filler.test(text) || !/[.?]$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a folder of collections', () => {
  let root: string;
  let problems: string;
  beforeEach(() => {
    const home = mkdtempSync(join(tmpdir(), 'collections-'));
    [root, problems] = [join(home, 'collections'), join(home, 'problems')];
    mkdirSync(root);
    for (const name of ['one', 'two']) {
      mkdirSync(join(problems, name), { recursive: true });
      writeFileSync(join(problems, name, 'problem.yaml'), '');
    }
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));
  const write = (slug: string, fields: object = {}, file = `${slug}.yaml`) =>
    writeFileSync(
      join(root, file),
      stringify({
        slug,
        title: `All of ${slug}`,
        group: 'topic',
        order: slug.length,
        hours: 2,
        summary: 'A line that says what can be learnt here.',
        why: 'word '.repeat(40),
        sections: [{ title: 'Begin', lead: 'Where it begins.', problems: ['one', 'two'] }],
        ...fields,
      }),
    );

  test('is read in order; other files do not matter', () => {
    write('later', { order: 7 });
    write('sooner', { order: 3 });
    writeFileSync(join(root, 'notes.txt'), '');
    const read = readCollections(root, problems);
    expect(read.map(({ slug }) => slug)).toEqual(['sooner', 'later']);
    expect(read.map(problemsOf)).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  const section = (...names: string[]) => ({ title: 'Begin', lead: 'Where it begins.', problems: names });
  test.each<[string, () => void, string]>([
    ['a file with another name', () => write('one', {}, 'uno.yaml'), 'uno.yaml: its slug is one'],
    ['a problem that is missing', () => write('one', { sections: [section('three')] }), 'there is no problem three'],
    [
      'a problem twice',
      () => write('one', { sections: [section('one'), section('two', 'one')] }),
      'one is there twice',
    ],
    ['an empty section', () => write('one', { sections: [section()] }), 'one.yaml: ✖'],
    ['a field that nothing reads', () => write('one', { colour: 'red' }), 'one.yaml: ✖'],
    ['an unknown group', () => write('one', { group: 'mood' }), 'one.yaml: ✖'],
  ])('is refused with %s', (_, prepare, fault) => {
    prepare();
    expect(() => readCollections(root, problems)).toThrow(fault);
  });

  test('is refused where two have one place or one title', () => {
    write('one');
    write('two');
    expect(() => readCollections(root, problems)).toThrow('two.yaml: one has its place or its title');
  });
});
