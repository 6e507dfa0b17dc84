import { join } from 'node:path';
import { type CatalogueEntry, readCatalogue } from '@devorbit/content-reader/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedSandbox } from '../_shared-sandbox.ts';
import type { Lane, Sandbox } from '../sandbox/sandbox.ts';
import { checkLanguage } from './check-language.ts';

let sandbox: Sandbox;
let lane: Lane;
beforeAll(async () => {
  sandbox = await sharedSandbox(1);
  lane = sandbox.lanes[0] as Lane;
});
afterAll(() => sandbox.close());

const catalogue = new Map(
  readCatalogue(join(import.meta.dirname, '../../content/languages')).map((entry) => [entry.language, entry]),
);
const get = (language: string): CatalogueEntry => {
  const entry = catalogue.get(language);
  if (!entry) throw new Error(`the catalogue has no ${language}`);
  return entry;
};

it.each(['python', 'javascript', 'typescript', 'c', 'c++', 'java'])('%s greets and echoes in the box', async (name) => {
  expect(await checkLanguage(get(name), lane)).toMatchObject({
    language: name,
    ok: true,
    found: expect.stringMatching(/^\d+\.\d+/),
  });
});

describe('what fails', () => {
  const changed = (name: string, change: Partial<CatalogueEntry>) => checkLanguage({ ...get(name), ...change }, lane);

  it.each<[string, string, Partial<CatalogueEntry>, RegExp]>([
    ['a source that does not compile', 'c', { hello: 'int main( {' }, /^compile: exit code 1: main\.c:1/],
    ['a program that forgets its input', 'python', { hello: 'print("hello")' }, /^run: exit code 0: hello$/],
    ['a program that ends badly', 'python', { hello: 'import sys\nsys.exit(3)' }, /^run: exit code 3: no output$/],
    ['a program that never ends', 'python', { hello: 'while True: pass' }, /^run: over the (cpu|wall) limit/],
    ['a version that is none', 'python', { version: ['/bin/echo', 'new'] }, /does not run in the sandbox: new/],
    ['a program that is not there', 'python', { version: ['/usr/bin/none'] }, /does not run in the sandbox/],
  ])('%s', async (_, name, change, found) => {
    expect(await changed(name, change)).toMatchObject({ ok: false, found: expect.stringMatching(found) });
  });

  it('leaves the lane free for the next', async () => {
    expect(await changed('c', {})).toMatchObject({ ok: true });
  });
});
