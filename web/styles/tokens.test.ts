import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour } from './contrast.ts';
import { silentTokens, tokenPairs } from './token-pairs.ts';

const sheet = readFileSync('web/styles/tokens.css', 'utf8');

/** The declarations of the rule that begins with `selector`, without their dashes. */
const tokensOf = (selector: string): Record<string, string> => {
  const rule = sheet.slice(sheet.indexOf(selector));
  const body = rule.slice(rule.indexOf('{') + 1, rule.indexOf('\n}'));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const day = tokensOf(':root,\n.day');
const changed = tokensOf(":root[data-mantine-color-scheme='dark']");
const themes = { day, night: { ...day, ...changed } };

test('black on white is 21 to 1, whatever they are written as; half of it is less', () => {
  const of = (top: string, below: string) => contrast(parseColour(top)!, parseColour(below)!);
  expect(of('#000', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  expect(of('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(of('rgb(0 0 0 / 0.5)', '#fff')).toBeCloseTo(3.98, 1);
  expect(parseColour('var(--ink)')).toBeNull();
});

describe.each(Object.entries(themes))('by %s', (_theme, tokens) => {
  test.each(tokenPairs)('$top on $below is at least $least to 1', ({ top, below, least }) => {
    const [a, b] = [parseColour(tokens[top] ?? ''), parseColour(tokens[below] ?? '')];
    expect(a && b && contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

test('no colour is left out: each stands in a pair, or is known to say nothing alone', () => {
  const colours = Object.keys(themes.night).filter((name) => parseColour(themes.night[name] ?? ''));
  const known = new Set([...tokenPairs.flatMap(({ top, below }) => [top, below]), ...silentTokens]);
  expect(colours.length).toBeGreaterThan(50);
  expect(colours.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !(name in day))).toEqual([]);
});

test('both themes set the same colours', () => {
  const colours = Object.keys(day).filter((name) => parseColour(day[name] ?? '') && name !== 'backdrop');
  expect(colours.filter((name) => !(name in changed))).toEqual([]);
  expect(Object.keys(changed).filter((name) => !(name in day))).toEqual([]);
});
