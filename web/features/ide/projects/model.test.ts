import { expect, test } from 'vitest';
import {
  addFault,
  type FileEntry,
  firstFile,
  freeName,
  languageChoices,
  languageName,
  mainFileOf,
  renameFault,
  renames,
  rowsOf,
  runtimeOf,
} from './model.ts';

const file = (id: number, name: string, kind: FileEntry['kind'] = 'text'): FileEntry => ({
  id,
  name,
  kind,
  language: 'plaintext',
  size: 1,
});
const files = [
  file(1, 'main.py'),
  file(2, 'src/b.py'),
  file(3, 'src/a10.py'),
  file(4, 'src/a9.py'),
  file(5, 'empty', 'folder'),
  file(6, 'src/deep/x.c'),
];

test('rows: folders first, by name with numbers as such, closed ones hide what is in them', () => {
  expect(rowsOf(files, new Set()).map(({ path, depth }) => `${' '.repeat(depth)}${path}`)).toEqual([
    'empty',
    'src',
    ' src/deep',
    '  src/deep/x.c',
    ' src/a9.py',
    ' src/a10.py',
    ' src/b.py',
    'main.py',
  ]);
  expect(rowsOf(files, new Set(['src'])).map(({ path }) => path)).toEqual(['empty', 'src', 'main.py']);
});

test('a run begins with the file of its configuration, or else with the open one', () => {
  const run = { id: 'a', name: 'A', entry: 'src/b.py', args: [], env: {}, stdin: '' };
  const mainOf = (entry: string | null, chosen: string | null) =>
    mainFileOf({ files, current: 1, runs: { all: [{ ...run, entry }], chosen } });
  expect([mainOf('src/b.py', 'a')?.id, mainOf('src/b.py', null)?.id, mainOf(null, 'a')?.id]).toEqual([2, 1, 1]);
  expect(mainOf('gone.py', 'a')).toBeNull();
});

test('renaming a folder takes along what is in it, and nothing that only begins alike', () => {
  expect(renames([...files, file(7, 'srcs.txt')], 'src', 'lib').map(({ name }) => name)).toEqual([
    'lib/b.py',
    'lib/a10.py',
    'lib/a9.py',
    'lib/deep/x.c',
  ]);
  expect(renameFault(files, [{ id: 1, name: 'SRC/b.py' }])).toContain('upper and lower case');
  expect(renameFault(files, [{ id: 1, name: 'a/../b' }])).toContain('can’t be . or ..');
  expect(renameFault(files, [{ id: 1, name: 'src/b.py/x' }])).toContain('is a file');
  expect(renameFault(files, [{ id: 1, name: 'lib/main.py' }])).toBeNull();
  expect(addFault(files, 'main.py', 'text')).toContain('already');
});

test('the first file that remains is the one with the lowest id', () => {
  expect(firstFile(files.toReversed())?.id).toBe(1);
  expect(firstFile([file(5, 'empty', 'folder')])).toBeUndefined();
});

test('a free name keeps the extension', () => {
  expect(freeName([{ name: 'a.py' }], 'a.py', 'offline copy')).toBe('a (offline copy).py');
  expect(freeName([{ name: 'A (copy).py' }], 'a.py', 'copy')).toBe('a (copy 2).py');
  expect(freeName([], 'src/.env', 'copy')).toBe('src/.env (copy)');
});

test('the ten languages are asked for by their versions, others as latest, and what is read is not run', () => {
  expect(['python', 'csharp', 'ruby'].map((language) => runtimeOf(language)?.version)).toEqual([
    '3.10.0',
    '6.12.0',
    '3.0.1',
  ]);
  expect(runtimeOf('lua')).toEqual({ language: 'lua', version: 'latest', file: null });
  expect(runtimeOf('plaintext')).toBeNull();
  const all = [
    { language: 'c++', name: 'C++ (GCC)', aliases: ['cpp'], file: 'main.cpp', version: '12.2.0' },
    { language: 'lua', name: 'Lua', aliases: [], file: 'main.lua', version: '5.4' },
    { language: 'ada', name: 'Ada', aliases: [], file: 'main.adb', version: null },
  ];
  expect(languageName('cpp', all)).toBe('C++');
  const [ten, more] = languageChoices(all);
  expect(ten?.options.find(({ value }) => value === 'cpp')?.label).toBe('C++ (12.2.0)');
  expect(more?.options).toEqual([{ value: 'lua', label: 'Lua (5.4)' }]);
});
