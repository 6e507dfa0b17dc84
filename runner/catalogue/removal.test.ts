import type { CatalogueEntry } from '@devorbit/content-reader/catalogue.ts';
import { expect, it } from 'vitest';
import { mustStay, objection, wouldGo } from './removal.ts';

const entry = (language: string, debian: string[], folder = language): CatalogueEntry => ({
  language,
  name: language.toUpperCase(),
  aliases: [],
  file: 'main.x',
  accepts: [],
  debian,
  program: `/usr/bin/${language}`,
  needs: [],
  version: [`/usr/bin/${language}`],
  run: [`/usr/bin/${language}`],
  env: {},
  folder,
  hello: '',
});
const c = entry('c', ['gcc', 'libc6-dev']);
const cpp = entry('c++', ['g++'], 'cpp');
const kotlin = entry('kotlin', ['kotlin', 'openjdk-17-jdk-headless']);
const java = entry('java', ['openjdk-17-jdk-headless']);
const ruby = entry('ruby', ['ruby']);
const guile = entry('guile', ['guile-3.0', 'scheme-data']);
const guile2 = entry('guile2', ['guile-2.2', 'scheme-data']);
const installed = [c, cpp, kotlin, java, ruby, guile, guile2];

it("reads apt-get's plan", () => {
  const plan = `Reading package lists...
The following packages will be REMOVED:
  libruby3.1 ruby
0 upgraded, 0 newly installed, 2 to remove and 3 not upgraded.
Remv ruby [1:3.1]
Remv libruby3.1:amd64 [3.1.2-7] [ruby-rubygems:amd64 ]
`;
  expect(wouldGo(plan)).toEqual(['ruby', 'libruby3.1']);
  expect(wouldGo('0 upgraded, 0 newly installed, 0 to remove')).toEqual([]);
});

it.each<[string, CatalogueEntry[], string[], RegExp | null]>([
  ['a language of its own', [ruby], ['ruby', 'libruby3.1', 'rake'], null],
  ['one that takes along what somebody wanted', [ruby], ['ruby', 'vagrant'], /^vagrant would go too/],
  ["the sandbox's compiler", [c], ['gcc', 'g++'], /^gcc stays: the sandbox needs it\.$/],
  ['a practice language', [cpp], ['g++'], /^g\+\+ stays: C\+\+ of the practice screen needs it\.$/],
  ["a practice language's package", [kotlin], ['kotlin', 'openjdk-17-jdk-headless'], /^openjdk.* JAVA of the practice/],
  ['a shared package', [guile], ['guile-3.0', 'scheme-data'], /^scheme-data stays: guile2 needs it too/],
  ['all that share it', [guile, guile2], ['guile-3.0', 'guile-2.2', 'scheme-data'], null],
])('removing %s', (_, languages, going, sentence) => {
  const found = objection(going, languages, installed, new Set(['ruby', 'vagrant', 'guile-3.0']));
  if (sentence === null) expect(found).toBeNull();
  else expect(found).toMatch(sentence);
});

it('lets a language go and keeps what it shares', () => {
  expect(mustStay('kotlin', [kotlin], installed)).toBeNull();
  expect(mustStay('openjdk-17-jdk-headless', [kotlin], installed)).toMatch(/JAVA of the practice screen/);
  expect(mustStay('scheme-data', [guile], [guile])).toBeNull();
});
