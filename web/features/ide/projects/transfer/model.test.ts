import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bring, leftOutText, saidOf, textOf, unzip, withoutOuterFolder, zip } from './model.ts';

const bytes = (text: string) => strToU8(text);

test('what goes out as a zip comes back as it was', async () => {
  const files = [
    { name: 'src/a.py', content: 'print("é🚀")\n' },
    { name: 'src/dot.png', base64: 'AAEC/w==' },
  ];
  const { files: back, left } = await unzip(await zip([...files, { name: 'empty' }]));
  expect(left).toEqual([]);
  expect(
    back.map((file) => ({ ...file, name: `src/${file.name}` })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ).toEqual(files);
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
