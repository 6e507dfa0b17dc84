import { expect, it } from 'vitest';
import { languageOfName, programOf } from './foreign-language.ts';

const words: Record<string, string[]> = {
  'c++': ['cpp.g++17', 'cpp.gcc14-64-msys2-g++23', 'cpp.ms2017', 'C++', 'cc.cc17o2', 'G++', 'Clang++'],
  c: ['c.gcc', 'C', 'GCC', 'Clang', 'c11'],
  csharp: ['csharp.mono', 'C#', 'cs', 'csharp.10'],
  java: ['java8', 'java21', 'Java'],
  javascript: ['js', 'JavaScript', 'nodejs'],
  python: ['python.3', 'Python3', 'Python', 'py.py3', 'py'],
  pypy: ['python.pypy3-64', 'pypy3'],
  pascal: ['pas.fpc', 'Pascal', 'pas.dpr'],
  go: ['go', 'Golang'],
  d: ['d'],
  perl: ['perl.5', 'Perl'],
  php: ['php.5'],
  kotlin: ['kotlin17', 'kt.jvm'],
  rust: ['rust2021', 'rs'],
};

it.each(Object.entries(words).flatMap(([language, names]) => names.map((name) => [name, language])))(
  '%s is %s',
  (name, language) => {
    expect(languageOfName(name)).toBe(language);
  },
);

it.each(['python.2', 'Python2', 'py.py2', 'python.pypy2', 'SQL', 'Obj-C', 'delta', ''])(
  '%j is none of ours',
  (name) => {
    expect(languageOfName(name)).toBeUndefined();
  },
);

it('names a program by its word, by its extension, or by the extension itself', () => {
  expect(programOf('a/b.txt', '', 'cpp.g++17')).toEqual({ language: 'c++', files: [{ name: 'b.txt', text: '' }] });
  expect(programOf('a/b.py', '').language).toBe('python');
  expect(programOf('a/b.xyz', '').language).toBe('.xyz');
});
