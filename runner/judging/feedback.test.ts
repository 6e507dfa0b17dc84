import { expect, it } from 'vitest';
import { readFeedback } from './feedback.ts';

const read = (text: string) => readFeedback(Buffer.from(text));

it('reads files, words and the exit code, byte by byte', () => {
  const { code, said, files } = read(
    'file score.txt 4\n12.5file .state 19\nsaid 3\nexit 42\n...\nsaid 5\n oh \nexit 43\n',
  );
  expect([code, said]).toEqual([43, 'oh']);
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['score.txt', '12.5'],
    ['.state', 'said 3\nexit 42\n...\n'],
  ]);
});

const right = 'file a 1\nxsaid 2\nokexit 42\n';

it('refuses it when any byte is missing', () => {
  expect(read(right).code).toBe(42);
  for (let size = 0; size < right.length; size++) expect(() => read(right.slice(0, size))).toThrow(/feedback/);
});

it.each([
  `${right}\n`,
  `${right}${right}`,
  'exit 42\n',
  'said 0\nfile a 1\nxexit 42\n',
  'said 0\nsaid 0\nexit 42\n',
  'file a/b 1\nxsaid 0\nexit 42\n',
  'file a -1\nsaid 0\nexit 42\n',
  'said 0\nexit 4242\n',
  'hello\nsaid 0\nexit 42\n',
])('refuses %j', (text) => {
  expect(() => read(text)).toThrow(/feedback/);
});
