import { expect, it } from 'vitest';
import { expand } from './lines.ts';

const one = {
  files: ['Main.java'],
  source: 'package a; class Other {} class Start { static void main(String[] a) {} }',
};

it.each<[string, string[], { files: string[]; source: string }, string[]]>([
  ['the first file', ['/x', '{main}'], { files: ['a.c', 'b.c'], source: '' }, ['/x', 'a.c']],
  [
    'every file, as words',
    ['/x', '{files}', '-o'],
    { files: ['a.c', 'b c.c'], source: '' },
    ['/x', 'a.c', 'b c.c', '-o'],
  ],
  ['the name without its extension', ['-o{stem}'], { files: ['a.b.c'], source: '' }, ['-oa.b']],
  ['a name that is all extension', ['{stem}'], { files: ['.c'], source: '' }, ['.c']],
  ['the class with main', ['{class}'], one, ['a.Start']],
  ['several in one word', ['{stem}={main}={class}'], one, ['Main=Main.java=a.Start']],
  ['no word that it does not know', ['{else}', '${main%', '{files}.o'], one, ['{else}', '${main%', '{files}.o']],
  ['names that look like words once only', ['{main}'], { files: ['{stem}$&.c'], source: '' }, ['{stem}$&.c']],
])('puts in %s', (_, line, program, expected) => {
  expect(expand(line, program)).toEqual(expected);
});
