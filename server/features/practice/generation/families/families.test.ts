import { readLanguages } from '@devorbit/content-reader/languages.ts';
import { pack } from '@devorbit/content-reader/problem-package.ts';
import { JudgePackage } from '@devorbit/contract/execution/judging.ts';
import { Signature } from '@devorbit/contract/execution/languages.ts';
import { generationTopics } from '@devorbit/contract/practice/generation-topics.ts';
import { ProblemFields } from '@devorbit/contract/practice/problems.ts';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import { completeDraft } from '../drafts/complete-draft.ts';
import { seededRandom } from '../drafts/random.ts';
import { tagKey } from '../drafts/tag-names.ts';
import { templatesOf } from '../drafts/whole-program.ts';
import { mutantsOf } from '../verification/mutants.ts';
import { packageOf } from '../verification/trial.ts';
import { loadFamilies } from './load-families.ts';

const allFamilies = loadFamilies(contentFolder('generation'));
const templates = templatesOf(readLanguages(contentFolder('languages')));
const kinds = allFamilies.flatMap((family) =>
  family.difficulties.map((difficulty) => ({ name: family.name, family, difficulty })),
);
const draft = ({ family, difficulty }: (typeof kinds)[number], seed: string) =>
  completeDraft({ family, difficulty, tags: [...family.tags], templates }, seededRandom(seed));

test('there are at least 25 families, over all difficulties and 20 tags', () => {
  expect(allFamilies.length).toBeGreaterThanOrEqual(25);
  expect(new Set(allFamilies.map(({ name }) => name)).size).toBe(allFamilies.length);
  expect(new Set(kinds.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
  expect(new Set(allFamilies.flatMap(({ tags }) => tags.map(tagKey))).size).toBeGreaterThanOrEqual(20);
});

test('the topics that the dialog offers are those that we can write about, each with its difficulties', () => {
  const topics = new Map<string, Set<string>>();
  for (const { family, difficulty } of kinds)
    for (const tag of family.tags) topics.set(tag, (topics.get(tag) ?? new Set()).add(difficulty));
  expect(new Map(generationTopics.map(([topic, ...difficulties]) => [topic, new Set<string>(difficulties)]))).toEqual(
    topics,
  );
  expect(generationTopics.map(([topic]) => topic)).toEqual([...topics.keys()].toSorted());
});

describe.each(allFamilies)('$name', (family) => {
  test('has at least 50 different problems', () => {
    const statements = family.difficulties.flatMap((difficulty) =>
      Array.from({ length: 300 }, (_, seed) => family.sketch(seededRandom(String(seed)), difficulty).statement),
    );
    expect(new Set(statements).size).toBeGreaterThanOrEqual(50);
  });
});

describe.each(kinds)('$name, $difficulty', (kind) => {
  test('the same seed gives the same draft, another seed another one', () => {
    expect(draft(kind, 'one')).toEqual(draft(kind, 'one'));
    expect(draft(kind, 'one').statement).not.toBe(draft(kind, 'three').statement);
  });

  test('a draft is whole', () => {
    for (const seed of ['a', 'b', 'c']) {
      const made = draft(kind, seed);
      const { title, statement, difficulty, tags } = made;
      expect(ProblemFields.parse({ title, statement, difficulty, tags })).toEqual({
        title,
        statement,
        difficulty,
        tags,
      });
      expect(Signature.parse(made.signature)).toEqual(made.signature);
      const names = made.signature.params.map(({ name }) => name);
      expect(names.filter((name) => ['text', 'input', 'data'].includes(name))).toEqual([]);
      expect(`${statement} ${title} ${made.editorial} ${made.hints.join()}`).not.toMatch(
        /undefined|NaN|\[object|\$\{|Infinity/,
      );
      expect(made.hints).toHaveLength(3);
      expect(made.constraints.length).toBeGreaterThan(0);
      expect(made.examples).toHaveLength(2);
      for (const { input, output, explanation } of made.examples) {
        expect(Object.keys(JSON.parse(input) as object)).toEqual(made.signature.params.map(({ name }) => name));
        expect(output).not.toMatch(/undefined|NaN|Infinity/);
        expect(explanation).toMatch(/\w.*\.$/s);
        expect(explanation).not.toMatch(/undefined|NaN|Infinity/);
      }
    }
  });

  test('the tests are many, different and small enough', () => {
    const { tests, spareTests, limits } = draft(kind, 'tests');
    expect(tests.length).toBeGreaterThanOrEqual(12);
    expect(tests.length).toBeLessThanOrEqual(20);
    expect(tests.slice(0, 3).map(({ sample }) => sample)).toEqual([true, true, false]);
    const all = [...tests, ...spareTests];
    expect(new Set(all.map(({ input }) => input)).size).toBe(all.length);
    expect(new Set(tests.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(4);
    expect(tests.filter(({ small }) => small).length).toBeGreaterThanOrEqual(4);
    const packed = packageOf('test', limits, tests);
    expect(JudgePackage.parse(packed)).toEqual(packed);
    expect(JSON.stringify(packed).length).toBeLessThan(500 * 1024);
    expect(pack(packed).bytes.length).toBeLessThan(500 * 1024);
  });

  test('its Python solution has enough places for mutants', () => {
    const { solutions } = draft(kind, 'mutants');
    const mutants = mutantsOf(solutions[0], seededRandom('any'));
    expect(new Set(mutants.map(({ source }) => source)).size).toBeGreaterThanOrEqual(7);
  });
});
