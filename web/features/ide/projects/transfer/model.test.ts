import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bring, leftOutText, saidOf, textOf, unzip, withoutOuterFolder, zip } from './model.ts';

const bytes = (text: string) => strToU8(text);

test('what goes out as a zip comes back as it was', async () => {
  const files = [
    { name: 'src/a.py', content: 'print("é🚀")\n' },
    { name: 'src/dot.png', base64: 'AAEC/w==' },
  ];
  const { files: back, left } = await unzip(await zip(files));
  expect(left).toEqual([]);
  expect(
    back.map((file) => ({ ...file, name: `src/${file.name}` })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ).toEqual(files);
});

test('folders without files come back, also those that lie in one another; of others there is no entry', async () => {
  const there = [{ name: 'a.py', content: '' }, { name: 'src' }, { name: 'src/b.py', content: '' }];
  const empty = [{ name: 'empty' }, { name: 'src/deep/down' }];
  expect(await unzip(await zip([...there, ...empty, { name: 'src/deep' }]))).toEqual({
    files: [{ name: 'a.py', content: '' }, { name: 'src/b.py', content: '' }, ...empty],
    left: [],
    warnings: [],
  });
});

test('the entries of folders that other tools write: one around everything is taken off, what tools leave behind is left', async () => {
  const nothing = new Uint8Array();
  const archive = (names: string[]) =>
    zipSync(Object.fromEntries(names.map((name) => [name, name.endsWith('/') ? nothing : bytes('x')])));
  const brought = async (...names: string[]) => await unzip(archive(names));
  expect((await brought('p/', 'p/a.py', 'p/empty/', '__MACOSX/', 'p/node_modules/', 'p/.git/')).files).toEqual([
    { name: 'a.py', content: 'x' },
    { name: 'empty' },
  ]);
  expect((await brought('only/')).files).toEqual([{ name: 'only' }]);
  await expect(brought('__MACOSX/')).rejects.toThrow('no files');
  const { files, left } = await brought('a.py', '../out/', 'A.PY/', '/etc/', 'ok/');
  expect(files).toEqual([{ name: 'a.py', content: 'x' }, { name: 'ok' }]);
  expect(left).toHaveLength(3);
});

test('names that lead out, that collide, or hide are left out and said', () => {
  const { files, left } = bring(
    ['../x', '/etc/passwd', 'a\\b', 'ok.py', 'OK.py', 'x\u202ey', 'con\u0000', 'src/a', 'SRC/b'].map((name) => ({
      name,
      bytes: bytes(''),
    })),
  );
  expect(files.map(({ name }) => name)).toEqual(['ok.py', 'src/a']);
  expect(left).toHaveLength(7);
});

test('too many, too large, and what tools leave behind', () => {
  const many = Array.from({ length: 205 }, (_, at) => ({ name: `f${at}.txt`, bytes: bytes('x') }));
  expect(bring(many).files).toHaveLength(200);
  expect(bring([{ name: 'big.bin', bytes: new Uint8Array(5 * 1024 * 1024 + 1) }]).left[0]).toContain('5 MB');
  expect(
    bring([
      { name: '__MACOSX/._a', bytes: bytes('') },
      { name: '.git/config', bytes: bytes('') },
    ]).files,
  ).toEqual([]);
  expect(bring([{ name: '.env', bytes: bytes('KEY=1') }]).warnings).toHaveLength(1);
});

test('an archive that grows beyond measure, or is none, is refused', async () => {
  const bomb = zipSync({ 'a.txt': new Uint8Array(200 * 1024 * 1024) }, { level: 9 });
  expect(bomb.length).toBeLessThan(300_000);
  await expect(unzip(bomb)).rejects.toThrow('more than 10 MB');
  await expect(unzip(bytes('no zip at all'))).rejects.toThrow('zip file');
  await expect(unzip(new Uint8Array(33 * 1024 * 1024))).rejects.toThrow('32 MB');
});

test('bytes are a text only where they are UTF-8 without NUL; lines end with \\n', () => {
  expect(textOf(bytes('a\r\nb\rc'))).toBe('a\nb\nc');
  expect(textOf(new Uint8Array([0xff, 0xfe]))).toBeNull();
  expect(textOf(new Uint8Array([65, 0]))).toBeNull();
});

test('one folder around everything is taken off', () => {
  expect(withoutOuterFolder([{ name: 'p/a' }, { name: 'p/b/c' }]).map(({ name }) => name)).toEqual(['a', 'b/c']);
  expect(withoutOuterFolder([{ name: 'p/a' }, { name: 'q' }]).map(({ name }) => name)).toEqual(['p/a', 'q']);
});

test('of much that was left out the first is said, and how much more there is', () => {
  const left = Array.from({ length: 20 }, (_, at) => `f${at}: no`);
  expect(saidOf({ left: left.slice(0, 8), warnings: [] })).toHaveLength(8);
  expect(saidOf({ left, warnings: ['w'] })).toEqual([
    'w',
    ...left.slice(0, 6).map((line) => `Left out: ${line}`),
    'And 14 more like these.',
  ]);
  expect(leftOutText(1)).toBe('1 more file: a project can have at most 200.');
});
