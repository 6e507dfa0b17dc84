import { expect, test } from 'vitest';
import { filesFault, pictureFault, stepText, usedText } from './model.ts';

const MB = 1024 * 1024;
const there = (count: number, bytes: number) => ({
  pictures: [],
  files: Array.from({ length: count }, (_, id) => ({ id, address: '', name: `${id}.txt`, size: 1 })),
  bytes,
});

test('what would be refused is not sent', () => {
  expect(pictureFault({ size: 10 * MB })).toBeNull();
  expect(pictureFault({ size: 10 * MB + 1 })).toBe('The picture can be up to 10 MB');
  expect(filesFault([{ size: 2 * MB }, { size: 2 * MB }], there(18, 96 * MB))).toBeNull();
  expect(filesFault([{ size: 1 }, { size: 1 }, { size: 1 }], there(18, 0))).toBe('An entry can have up to 20 files');
  expect(filesFault([{ size: 2 * MB }, { size: 2 * MB + 1 }], there(0, 96 * MB))).toBe('There is room for 4 MB more');
});

test('how much there is, and how far one is, stand there in words', () => {
  expect(usedText(there(1, 2 * MB))).toBe('0 of 6 pictures, 1 of 20 files, 2 MB of 100 MB');
  expect([stepText('a.zip', 0.419), stepText('a.zip', 1)]).toEqual(['Sending a.zip, 41%', 'Checking a.zip']);
});
