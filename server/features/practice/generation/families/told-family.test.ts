import { readFamilies } from '@devorbit/content-reader/families/read-families.ts';
import { describe, expect, test } from 'vitest';
import { contentFolder } from '../../../../folders.ts';
import { seededRandom } from '../drafts/random.ts';
import { inTitleCase, inTurn, toldFamily } from './told-family.ts';

const DRAWN = 120;
const families = readFamilies(contentFolder('generation'));
const kinds = families.flatMap((authored) =>
  authored.difficulties.map((difficulty) => ({ name: authored.name, authored, difficulty })),
);
const drawn = ({ authored, difficulty }: (typeof kinds)[number]) => {
  const family = toldFamily(authored);
  return Array.from({ length: DRAWN }, (_, seed) => family.sketch(seededRandom(`title ${seed}`), difficulty));
};

/** One of many: `wagons` and `shelves` are a `wagon` and a `shelf`. */
const singular = (word: string): string => word.replace(/ves$/, 'f').replace(/s$/, '');
/** What names a thing of the story: `harbour`, `caver`; not `at`, `the`, `in`, `a`. */
const namesIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => word !== 'the').map(singular);
/** `intro` and `below` tell the story, and name more than the theme. */
const themeOf = ({ intro: _intro, below: _below, ...parts }: Record<string, string>): string[] =>
  Object.values(parts).flatMap(namesIn);

test('capitals as titles have them', () => {
  expect(inTitleCase('a caver in a hurry')).toBe('A Caver in a Hurry');
  expect(inTitleCase("the baker's own order, from here to there")).toBe("The Baker's Own Order, from Here to There");
});

test('a statement decides which title comes first, and all of them stay', () => {
  const titles = ['One', 'Two', 'Three', 'Two'];
  const turned = Array.from({ length: 40 }, (_, at) => inTurn(titles, `Statement ${at}`));
  expect(new Set(turned.map(([first]) => first))).toEqual(new Set(['One', 'Two', 'Three']));
  expect(turned.every((each) => each.toSorted().join() === 'One,Three,Two')).toBe(true);
  expect(inTurn(titles, 'Statement 7')).toEqual(turned[7]);
});

describe.each(kinds)('$name, $difficulty', (kind) => {
  const sketches = drawn(kind);

  test('no title has a number or an unfilled place, all are short', () => {
    for (const { titles } of sketches)
      for (const title of titles) {
        expect(title).not.toMatch(/[\d{}_]|undefined|null|NaN|true|false/);
        expect(title).toMatch(/^["“]?[A-Z]/);
        expect(title).not.toMatch(/\s{2}|^\s|\s$/);
        expect(title.length).toBeLessThanOrEqual(60);
      }
  });

  test('no text has an unfilled place', () => {
    for (const { statement, constraints, hints, editorial } of sketches)
      expect([statement, ...constraints, ...hints, editorial].join(' ')).not.toMatch(/\{\{|\}\}|undefined|NaN/);
  });

  test('what a title names of the theme, the story tells of', () => {
    const things = new Set(kind.authored.settings.flatMap(themeOf));
    for (const { titles, statement } of sketches) {
      const told = new Set(namesIn(statement));
      for (const title of titles) {
        const named = namesIn(title).filter((word) => things.has(word));
        expect({ title, named: named.length > 0 }).toEqual({ title, named: true });
        expect({ title, strange: named.filter((word) => !told.has(word)) }).toEqual({ title, strange: [] });
      }
    }
  });

  test('two draws seldom have the same title', () => {
    const first = sketches.map(({ titles }) => titles[0]);
    // A scene has at least three, so that the settings alone make three times as many.
    expect(new Set(first).size).toBeGreaterThanOrEqual(Math.min(18, 3 * kind.authored.settings.length));
  });
});

test('a learner who draws ten problems, whatever they are about, meets ten titles nearly every time', () => {
  const told = families.map(toldFamily);
  const twice = Array.from({ length: 200 }, (_, learner) => {
    const random = seededRandom(`learner ${learner}`);
    const titles = Array.from({ length: 10 }, () => {
      const family = random.pick(told);
      return family.sketch(random, random.pick(family.difficulties)).titles[0];
    });
    return new Set(titles).size < titles.length;
  });
  expect(twice.filter(Boolean).length).toBeLessThanOrEqual(20);
});
