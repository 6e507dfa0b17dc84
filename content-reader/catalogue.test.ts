import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue.ts';

const catalogue = readCatalogue(join(import.meta.dirname, '../content/languages'));

describe('the catalogue of content/languages', () => {
  it.each([
    ['python', '3.10.0'],
    ['java', '15.0.2'],
    ['c++', '10.2.0'],
    ['javascript', '18.15.0'],
    ['typescript', '5.0.3'],
    ['c', '10.2.0'],
    ['csharp', '6.12.0'],
    ['go', '1.16.2'],
    ['rust', '1.68.2'],
    ['ruby', '3.0.1'],
  ])("has the IDE's %s and answers to version %s", (language, version) => {
    expect(catalogue.find((entry) => entry.language === language)?.accepts).toEqual([version]);
  });

  it('is sorted, and only what DevOrbit brings needs no package', () => {
    const names = catalogue.map(({ language }) => language);
    expect(names).toEqual([...names].sort());
    expect(names.length).toBeGreaterThanOrEqual(100);
    expect(catalogue.filter(({ debian }) => debian.length === 0).map(({ language }) => language)).toEqual([
      'javascript',
      'typescript',
    ]);
  });

  it.each(catalogue.map((entry) => [entry.language, entry] as const))('%s greets and uses known words', (_, entry) => {
    const words = [...(entry.compile ?? []), ...entry.run].flatMap((word) => word.match(/\{\w+\}/g) ?? []);
    expect(['{main}', '{stem}', '{files}', '{class}']).toEqual(expect.arrayContaining(words));
    expect(entry.hello).toMatch(/hello|\+\+/);
    for (const [program] of [entry.version, entry.compile ?? entry.run]) expect(program).toMatch(/^\//);
  });
});

describe('a catalogue that is wrong', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const right = `language: one
name: One
file: main.one
debian: [one]
program: /usr/bin/one
version: [/usr/bin/one, --version]
run: [/usr/bin/one, '{main}']
`;
  const write = (folder: string, yaml: string, hello = 'hello.one') => {
    mkdirSync(join(root, folder));
    writeFileSync(join(root, folder, 'runtime.yaml'), yaml);
    writeFileSync(join(root, folder, hello), 'hello');
  };

  it('gives the defaults, and passes over folders that declare none', () => {
    write('one', right);
    mkdirSync(join(root, 'other'));
    expect(readCatalogue(root)).toEqual([
      {
        language: 'one',
        name: 'One',
        aliases: [],
        file: 'main.one',
        accepts: [],
        debian: ['one'],
        program: '/usr/bin/one',
        needs: [],
        version: ['/usr/bin/one', '--version'],
        run: ['/usr/bin/one', '{main}'],
        env: {},
        folder: 'one',
        hello: 'hello',
      },
    ]);
  });

  it.each([
    ['an unknown key', `${right}speed: high\n`, 'hello.one', /^one\/runtime\.yaml: .*speed/s],
    ['a missing line', right.replace(/^run.*\n/m, ''), 'hello.one', /^one\/runtime\.yaml: .*run/s],
    ['no YAML', 'language: [', 'hello.one', /^one\/runtime\.yaml: /],
    ['a hello world of another name', right, 'hello.two', /^one\/runtime\.yaml: its hello world hello\.one is missing/],
    ['an alias that is its own name', `${right}aliases: [one]\n`, 'hello.one', /the name one belongs to one already/],
  ])('names the file of %s', (_, yaml, hello, message) => {
    write('one', yaml, hello);
    expect(() => readCatalogue(root)).toThrow(message);
  });

  it('refuses an alias that is another language', () => {
    write('one', right);
    write('two', `${right.replace('language: one', 'language: two')}aliases: [one]\n`);
    expect(() => readCatalogue(root)).toThrow('two/runtime.yaml: the name one belongs to one already');
  });
});
