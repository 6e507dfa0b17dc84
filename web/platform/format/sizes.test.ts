import { expect, test } from 'vitest';
import { documentSizeText, fileSizeText } from './file-sizes.ts';
import { indianNumberText, numberText } from './numbers.ts';
import { bytesText, megabytesText, millisecondsText, secondsText } from './sizes.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [200_000, '195 KB'],
  [16 * 1024 ** 2, '16 MB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [3 * 1024 ** 5, '3,072 TB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

test.each([
  [0, '0 B', '0 Bytes'],
  [1023, '1023 B', '1023 Bytes'],
  [1024, '1 KB', '1.00 KB'],
  [1536, '1.5 KB', '1.50 KB'],
  [1024 ** 2, '1 MB', '1.00 MB'],
  [52_428_800, '50 MB', '50.00 MB'],
  [2 * 1024 ** 3, '2 GB', '2.00 GB'],
  [1024 ** 4, '1024 GB', '1024.00 GB'],
])('%i bytes of a file are %s, of a document %s', (bytes, ofFile, ofDocument) => {
  expect([fileSizeText(bytes), documentSizeText(bytes)]).toEqual([ofFile, ofDocument]);
});

test('limits are shown in the unit a person would use', () => {
  expect([500, 2000, 2500].map(secondsText)).toEqual(['500 ms', '2 s', '2.5 s']);
  expect([262_144, 2_097_152].map(megabytesText)).toEqual(['256 MB', '2,048 MB']);
  expect([0.42, 9.96, 12.4, 1204].map(millisecondsText)).toEqual(['0.4 ms', '10 ms', '12 ms', '1,204 ms']);
});

test('thousands are set apart, in India by lakhs', () => {
  expect(numberText(1_234_500)).toBe('1,234,500');
  expect(indianNumberText(496_531)).toBe('4,96,531');
});
