import { CatalogueLanguage } from '@devorbit/contract/execution/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { commandLines } from './command-lines.ts';
import type { SourceFile } from './source-files.ts';

const language = (file: string, compile: string[], run: string[]) =>
  CatalogueLanguage.parse({ language: 'x', name: 'X', file, debian: [], program: '/x', version: ['/x'], compile, run });
const c = language('main.c', ['/cc', '{files}', '-o', '{stem}.out'], ['/box/{stem}.out', '{main}']);
const java = language('Main.java', ['/javac', '{files}'], ['/java', '{class}']);
const code = (name: string, text = ''): SourceFile => ({ name, bytes: Buffer.from(text), isCode: true });
const names = (files: SourceFile[]) => files.map(({ name }) => name);

describe('command lines', () => {
  it('compile the sources with the main extension, and neither headers nor data', () => {
    const data = { ...code('table.c'), isCode: false };
    const { compile, run, files } = commandLines(c, [code('a.c'), code('a.h'), code('b.c'), data], ['x', '{main}']);
    expect(compile).toEqual(['/cc', 'a.c', 'b.c', '-o', 'a.out']);
    expect(run).toEqual(['/box/a.out', 'a.c', 'x', '{main}']);
    expect(names(files)).toEqual(['a.c', 'a.h', 'b.c', 'table.c']);
  });

  it('give code without a telling name one that the language knows, and keep its own too', () => {
    const { compile, files } = commandLines(c, [code('file0.code'), code('notes')], []);
    expect(compile).toEqual(['/cc', 'main.c', 'notes.c', '-o', 'main.out']);
    expect(names(files)).toEqual(['main.c', 'file0.code', 'notes.c', 'notes']);
  });

  it('never take a name for an option, a file of options or a command', () => {
    const taken = code('x@o.c');
    const { compile, run, files } = commandLines(c, [code('@o.c'), code('-x.c'), code('é.c'), taken], []);
    expect(compile).toEqual(['/cc', 'xx@o.c', 'x-x.c', 'é.c', 'x@o.c', '-o', 'xx@o.out']);
    expect(run).toEqual(['/box/xx@o.out', 'xx@o.c']);
    expect(names(files)).toEqual(['@o.c', '-x.c', 'é.c', 'x@o.c', 'xx@o.c', 'x-x.c']);
    for (const name of ['+o.c', '|id.c', '=o.c', '#o.c'])
      expect(commandLines(c, [code(name)], []).compile?.[1]).toBe(`x${name}`);
  });

  it('begin with the first text, not with a binary file', () => {
    const picture = { ...code('p.png'), isCode: false };
    expect(commandLines(c, [picture, code('a.c')], []).compile).toEqual(['/cc', 'a.c', '-o', 'a.out']);
  });

  it.each<[what: string, files: SourceFile[], compiled: string[], run: string]>([
    [
      'a class without a name',
      [code('file0.code', 'class A { public static void main(String[] a) {} }')],
      ['Main'],
      'A',
    ],
    ['a public class', [code('file0.code', 'public class B { static void main() {} }')], ['B'], 'B'],
    ['a public class in the wrong file', [code('x.java', 'public class B {}')], ['B'], 'B'],
    ['a package', [code('Main.java', 'package p; public class Main {}')], ['Main'], 'p.Main'],
    [
      'main in the second file',
      [code('A.java', 'class A {}'), code('B.java', 'class B { public static void main(String[] a) {} }')],
      ['A', 'B'],
      'B',
    ],
  ])('find the Java class of %s', (_, files, compiled, main) => {
    const { compile, run } = commandLines(java, files, []);
    expect(compile).toEqual(['/javac', ...compiled.map((name) => `${name}.java`)]);
    expect(run).toEqual(['/java', main]);
  });
});
