import { join } from 'node:path';
import { readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { checkLanguage } from './check-language.ts';
import { screenLanguages } from './screens.ts';
import { inStandard } from './standards.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
});
afterAll(() => sandbox.close());

const catalogue = readCatalogue(join(import.meta.dirname, '../../content/languages'));
const installed = screenLanguages(catalogue).filter(({ standards }) => standards);

/** As the catalogue's, without the header that takes most of the time. */
const quick: Record<string, string> = {
  'c++': `#include <cstdio>
int main() {
  char line[80];
  for (puts("hello"); fgets(line, sizeof line, stdin);) fputs(line, stdout);
}
`,
};

test.each(installed.map((entry) => [entry.language, entry] as const))(
  '%s greets in each standard that it declares',
  async (_, entry) => {
    const found = [];
    const hello = quick[entry.language] ?? entry.hello;
    for (const name of entry.standards?.names ?? [])
      found.push({ name, ...(await checkLanguage(inStandard({ ...entry, hello }, name), sandbox.lanes[0]!)) });
    expect(found.filter(({ ok }) => !ok)).toEqual([]);
    expect(found.length).toBeGreaterThan(2);
  },
);

test('each language that declares standards has a compiler, and its usual one is among them', () => {
  const declared = catalogue.filter(({ standards }) => standards);
  expect(declared.map(({ language }) => language)).toEqual(
    expect.arrayContaining(['c', 'c++', 'clang', 'clang++', 'csharp', 'fortran', 'rust']),
  );
  for (const { language, compile, standards } of declared) {
    const { option = '', names = [] } = standards ?? {};
    const [usual] = compile?.filter((word) => word.startsWith(option)) ?? [];
    expect({ language, usual: compile && (usual ?? option).slice(option.length) }).toEqual({
      language,
      usual: expect.toBeOneOf(['', ...names]),
    });
  }
});

const language = {
  name: 'One',
  compile: ['/usr/bin/one', '-O2', '-std=one7', '{files}'],
  standards: { option: '-std=', names: ['one5', 'one7'] },
};

test('a standard takes the place of the usual one', () => {
  expect(inStandard(language, 'one5').compile).toEqual(['/usr/bin/one', '-std=one5', '-O2', '{files}']);
  const none = { ...language, compile: ['/usr/bin/one', '{files}'] };
  expect(inStandard(none, 'one7').compile).toEqual(['/usr/bin/one', '-std=one7', '{files}']);
});

test.each([
  ['one that is not declared', language, 'One has no standard one6; there are one5, one7'],
  [
    'a word of the line',
    { ...language, standards: { option: '-O', names: ['one7'] } },
    'One has no standard one6; there are one7',
  ],
  ['a language without', { name: 'One', compile: ['/usr/bin/one'] }, 'One has no standards to choose from'],
  [
    'a language that is not compiled',
    { name: 'One', standards: language.standards },
    'One has no standards to choose from',
  ],
])('%s is refused', (_, entry, message) => {
  expect(() => inStandard<Pick<typeof language, 'name'> & Partial<typeof language>>(entry, 'one6')).toThrow(message);
});
