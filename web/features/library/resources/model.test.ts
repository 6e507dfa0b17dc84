import type { Resource } from '@devorbit/contract/library/resources.ts';
import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import {
  ageText,
  digestOf,
  duplicateOf,
  fileFault,
  missingFields,
  queryOf,
  rowsOf,
  serversWord,
  sizeText,
  typeOf,
  typesOf,
  useOf,
} from './model.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [52_428_800, '50.00 MB'],
  [3 * 1024 ** 3, '3.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  // Half past midnight in India is the day before in UTC.
  ['2026-11-22T19:00:00Z', 'Today'],
  ['2026-11-22T18:29:59Z', 'Yesterday'],
  ['2026-11-17T10:00:00Z', '6 days ago'],
  ['2026-11-16T10:00:00Z', '16 Nov 2026'],
  ['2026-12-24T10:00:00Z', 'Today'],
])('what came at %s is of %s', (moment, text) => {
  expect(ageText(moment, Date.parse('2026-11-23T03:00:00Z'), 'Asia/Kolkata')).toBe(text);
});

const row = (id: number) => ({ id }) as Resource;
test('a row that stands on two pages is shown once', () => {
  const pages = [
    { results: [row(3), row(2)], next: 'x' },
    { results: [row(2), row(1)], next: null },
  ];
  expect(rowsOf(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('the next page is asked for as the server named it', () => {
  expect(queryOf('/api/documents/?page=2&search=a%26b&before=2026-11-20T10%3A00%3A00.000Z~7')).toEqual({
    page: '2',
    search: 'a&b',
    before: '2026-11-20T10:00:00.000Z~7',
  });
});

test.each([
  [null, 'No file selected'],
  [{ name: 'a.exe', size: 1 }, /^Invalid file type\. Allowed types: pdf, doc, docx, txt, .*csv$/],
  [{ name: 'A.PDF', size: 52_428_801 }, 'File size exceeds 50MB limit'],
])('%j: %s', (file, sentence) => {
  expect(fileFault(file)).toMatch(sentence);
});
test('50 MB are not too many', () => {
  expect(fileFault({ name: 'A.Pdf', size: 52_428_800 })).toBeNull();
});

test('every required field, and the file', () => {
  const fields = { title: 'a', college: 'a', branch: 'a', year: '1', semester: '1', subject: 'a', resource_type: 'a' };
  const missing = 'Please fill all required fields and select a file';
  expect(missingFields(fields, {})).toBeNull();
  expect(missingFields(fields, null)).toBe(missing);
  for (const field of Object.keys(fields)) expect(missingFields({ ...fields, [field]: ' ' }, {})).toBe(missing);
});

test('the server’s error, else its details, else our own sentence', () => {
  const said = (body: object) => serversWord(new ApiError(400, JSON.stringify(body)), 'Upload failed.');
  expect(said({ error: 'No', details: 'Why' })).toBe('No');
  expect(said({ details: 'Why' })).toBe('Why');
  expect(said({})).toBe('Upload failed.');
  expect(serversWord(new UnreachableError(false, null), 'Upload failed.')).toBe('Upload failed.');
});

test('a duplicate is named by who refuses it', () => {
  const body = JSON.stringify({ error: 'This file is already here', details: { id: 7, title: 'Trees' } });
  expect(duplicateOf(new ApiError(409, body))).toEqual({ id: 7, title: 'Trees' });
  expect(duplicateOf(new ApiError(400, body))).toBeNull();
  expect(duplicateOf(new ApiError(409, '{}'))).toBeNull();
  expect(duplicateOf(new Error('x'))).toBeNull();
});

test('types of addresses and of presets', () => {
  expect([typeOf('Tutorial'), typeOf('tutorial'), typeOf(null)]).toEqual(['Tutorial', null, null]);
  expect(typesOf(undefined)).toHaveLength(9);
  expect(typesOf('books')).toEqual(['Lab Manual', 'Resources']);
});

test('use is told where there was any', () => {
  expect(useOf({ opens: 0, helpful: 0 })).toEqual([]);
  expect(useOf({ opens: 1, helpful: 2 })).toEqual(['1 open', '2 found it helpful']);
});

test('the digest of a file', async () => {
  expect(await digestOf(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
