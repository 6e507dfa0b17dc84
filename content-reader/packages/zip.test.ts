import { expect, it } from 'vitest';
import { hostileZip } from './_hostile-zip.ts';
import { PackageError } from './imported-problem.ts';
import { encode } from './package-text.ts';
import { isZip, readZip, writeZip } from './zip.ts';

const megabyte = Buffer.alloc(1024 * 1024);

it('reads what it wrote, and writes the same bytes for the same files', () => {
  const files = new Map([
    ['b/c.txt', encode('c')],
    ['a.txt', megabyte],
  ]);
  const zip = writeZip(files, 'twice');
  expect(isZip(zip)).toBe(true);
  expect(zip).toEqual(writeZip(new Map([...files].reverse()), 'twice'));
  const read = readZip(zip).files;
  expect([...read.keys()]).toEqual(['twice/a.txt', 'twice/b/c.txt']);
  expect(Buffer.from(read.get('twice/a.txt') ?? [])).toEqual(megabyte);
});

it('leaves dotfiles and what other systems add out, but not our own notes', () => {
  const names = ['p/.git/config', 'p/.devorbit.yaml', 'p/a/.devorbit.yaml', '__MACOSX/p/a', 'p/a.in', 'p/.DS_Store'];
  expect([...readZip(hostileZip(names.map((name) => ({ name })))).files.keys()]).toEqual([
    'p/.devorbit.yaml',
    'p/a.in',
  ]);
});

it.each<[string, Parameters<typeof hostileZip>[0], RegExp]>([
  ['a path to above', [{ name: 'a/../../etc/passwd' }], /^the path "a\/\.\.\/\.\.\/etc\/passwd" leaves the package$/],
  ['an absolute path', [{ name: '/etc/passwd' }], /^the path "\/etc\/passwd" is absolute$/],
  ['a drive', [{ name: 'C:evil' }], /^the path "C:evil" is absolute$/],
  ['a backslash', [{ name: '..\\evil' }], /^the file name "\.\.\\\\evil" is not allowed$/],
  ['a NUL', [{ name: 'a\0b' }], /is not allowed$/],
  ['an empty folder name', [{ name: 'a//b' }], /is not plain$/],
  ['a name that is no UTF-8', [{ name: 'a\xffb' }], /^the file name "aÿb" is not UTF-8$/],
  ['a deep path', [{ name: `${'a/'.repeat(40)}b` }], /is too long$/],
  [
    'a symbolic link that leaves it',
    [{ name: 'a', mode: 0o120777, data: Buffer.from('/etc/passwd') }],
    /^a is a symbolic link that leaves the package$/,
  ],
  [
    'a symbolic link to above',
    [{ name: 'p/data/secret/1.in', mode: 0o120777, data: Buffer.from('../../../../x') }],
    /^p\/data\/secret\/1\.in is a symbolic link that leaves the package$/,
  ],
  [
    'a symbolic link that goes on for ever',
    [{ name: 'a', mode: 0o120777, data: Buffer.alloc(5_000, 'a/') }],
    /^the archive is damaged: the symbolic link a is too long$/,
  ],
  [
    'links that make it large',
    [
      { name: 'f', data: megabyte, deflate: true },
      ...Array.from({ length: 257 }, (_, at) => ({ name: `l${at}`, mode: 0o120777, data: Buffer.from('f') })),
    ],
    /^the package has more than 256 MB when unpacked$/,
  ],
  ['an encrypted file', [{ name: 'a', flags: 1 }], /^a is encrypted$/],
  ['another method', [{ name: 'a', method: 14 }], /^a is packed by a method other than deflate$/],
  ['a file twice', [{ name: 'a' }, { name: 'a' }], /^a is in the package twice$/],
  [
    'a wrong checksum',
    [{ name: 'a', data: Buffer.from('x'), crc: 1 }],
    /^the archive is damaged: a has a wrong checksum$/,
  ],
  [
    'bytes that do not unpack',
    [{ name: 'a', data: Buffer.from('xyz'), method: 8 }],
    /^the archive is damaged: a does not/,
  ],
  ['too many files', Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}` })), /more than 20000 files$/],
  [
    'too many bytes, whatever the headers say',
    Array.from({ length: 257 }, (_, at) => ({ name: `${at}`, data: megabyte, deflate: true, claimed: 1 })),
    /^the package has more than 256 MB when unpacked$/,
  ],
])('refuses %s', (_name, entries, message) => {
  let error: unknown;
  try {
    readZip(hostileZip(entries));
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(PackageError);
  expect((error as PackageError).message).toMatch(message);
});

it('refuses an archive that is cut anywhere', () => {
  const zip = writeZip(new Map([['a/b.txt', encode('some text that is in it')]]), 'p');
  for (let length = 0; length < zip.length; length++)
    expect(() => readZip(zip.subarray(0, length)), `${length} bytes`).toThrow(/^the archive is damaged: /);
});

it('never fails otherwise, whatever byte is wrong', () => {
  const zip = hostileZip([{ name: 'a/b.txt', data: Buffer.from('some text'), deflate: true }]);
  for (let at = 0; at < zip.length; at++)
    for (const value of [0x00, 0xff, 0x2e]) {
      const wrong = Buffer.from(zip);
      wrong[at] = value;
      try {
        expect(readZip(wrong).files.size).toBeLessThanOrEqual(1);
      } catch (error) {
        expect(error, `byte ${at}`).toBeInstanceOf(PackageError);
      }
    }
});

it('follows links inside, and leaves out what has no proper name below submissions', () => {
  const link = (name: string, target: string) => ({ name, mode: 0o120777, data: Buffer.from(target) });
  const { files, notes } = readZip(
    hostileZip([
      { name: 'p/statement/problem.en.md', data: Buffer.from('text') },
      link('p/problem_statement', 'statement'),
      link('p/data/sample/1.in', '../secret/1.in'),
      { name: 'p/data/secret/1.in', data: Buffer.from('1') },
      link('p/submissions/accepted/host.py', '/etc/passwd'),
      { name: 'p/submissions/accepted/\xff.py' },
      { name: 'p/submissions/accepted/a\nb.py' },
      link('p/.git', '/etc'),
    ]),
  );
  expect([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
    ['p/statement/problem.en.md', 'text'],
    ['p/data/secret/1.in', '1'],
    ['p/data/sample/1.in', '1'],
    ['p/problem_statement/problem.en.md', 'text'],
  ]);
  expect(notes).toEqual([
    'A submission is left out: the file name "p/submissions/accepted/ÿ.py" is not UTF-8',
    'A submission is left out: the file name "p/submissions/accepted/a\\nb.py" is not allowed',
    'p/submissions/accepted/host.py is left out: it is a symbolic link that leaves the package',
  ]);
});
