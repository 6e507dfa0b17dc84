import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FrameworkFile } from '@devorbit/contract/learning/lessons.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failsOf, lessonsOf, readFrameworks } from './frameworks.ts';

let content: string;
const at = (...path: string[]): string => join(content, 'learning', ...path);
const STATE = 'react/foundations/state';
const LESSON = `${STATE}/what-a-component-remembers.md`;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'learning-'));
  cpSync('content/learning/react', at('react'), { recursive: true });
  write('catalogue.yaml', 'frameworks: [react]\n');
});
afterEach(() => rmSync(content, { recursive: true, force: true }));
const write = (file: string, text: string): void => writeFileSync(at(file), text);
const change = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  write(file, after);
};
const read = () => readFrameworks(content);

test('what is as it should be is read', () => {
  expect(read().flatMap(lessonsOf)).toHaveLength(44);
});

const bad: [what: string, spoil: () => void, why: RegExp][] = [
  [
    'a framework without a folder',
    () => write('catalogue.yaml', 'frameworks: [react, vue]\n'),
    /there is no folder vue/,
  ],
  ['one listed twice', () => write('catalogue.yaml', 'frameworks: [react, react]\n'), /react is there twice/],
  ['a folder in no list', () => mkdirSync(at('stray')), /it does not list stray/],
  ['a category in no list', () => mkdirSync(at('react/stray')), /react\/framework\.yaml: it does not list stray/],
  ['a module in no list', () => mkdirSync(at('react/foundations/stray')), /category\.yaml: it does not list stray/],
  [
    'a module of the name of a category',
    () => {
      change('react/foundations/category.yaml', /\bstate\b/, 'quality');
      renameSync(at(STATE), at('react/foundations/quality'));
      for (const { file } of lessonFiles('react/foundations/quality'))
        change(file, 'id: react/state/', 'id: react/quality/');
    },
    /two modules or categories are called quality/,
  ],
  ['a lesson in no list', () => write(`${STATE}/stray.md`, 'stray'), /state\/module\.yaml: it does not list stray\.md/],
  [
    'a lesson of another id',
    () => change(LESSON, /^id: .*$/m, 'id: react/state/other'),
    /its id is react\/state\/other/,
  ],
  ['an exercise that is not there', () => change(LESSON, 'dir="turnstile"', 'dir="gate"'), /there is no exercise gate/],
  [
    'an exercise used twice',
    () => change(LESSON, /(:::exercise\{dir="turnstile"\}[\s\S]*?\n:::\n)/, '$1\n$1'),
    /the exercise turnstile is used twice/,
  ],
  [
    'an exercise that no lesson has',
    () => cpSync(at(`${STATE}/turnstile`), at(`${STATE}/stray`), { recursive: true }),
    /state: no lesson has the exercise stray/,
  ],
  ['no starter', () => rmSync(at(`${STATE}/turnstile/starter.jsx`)), /react\/state\/turnstile: it has no starter/],
  ['no solution', () => rmSync(at(`${STATE}/turnstile/solution.jsx`)), /turnstile: it has no solution\.jsx/],
  ['no tests', () => rmSync(at(`${STATE}/turnstile/tests.js`)), /turnstile: it has no tests\.js/],
];
const lessonFiles = (folder: string): { file: string }[] =>
  lessonsOf(readFrameworks('content').find(({ id }) => id === 'react')!).flatMap(({ id, slug }) =>
    id.startsWith('react/state/') ? [{ file: `${folder}/${slug}.md` }] : [],
  );

test.each(bad)('%s is refused', (_, spoil, why) => {
  spoil();
  expect(read).toThrow(why);
});

test('the tests that a wrong program fails stand in its first line', () => {
  expect(failsOf('// fails: one; another one\nexport {}')).toEqual(['one', 'another one']);
  expect(failsOf('export {}\n// fails: one')).toEqual([]);
});

test('a figure of somebody else’s is only taken with its day and its source', () => {
  const framework = { ...read()[0], categories: [] };
  const { id: _, ...file } = framework;
  expect(FrameworkFile.safeParse(file).success).toBe(true);
  const fact = { value: 200_000, as_of: '2026-11-01', source: 'https://github.com/facebook/react' };
  expect(FrameworkFile.safeParse({ ...file, stars: fact }).success).toBe(true);
  for (const stars of [200_000, { value: 200_000 }, { ...fact, source: undefined }, { ...fact, as_of: 'lately' }])
    expect(FrameworkFile.safeParse({ ...file, stars }).success).toBe(false);
});
