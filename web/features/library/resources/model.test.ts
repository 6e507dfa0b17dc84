import type { Preparation } from '@devorbit/contract/library/preparation.ts';
import type { Resource } from '@devorbit/contract/library/resources.ts';
import { expect, test } from 'vitest';
import { ApiError, UnreachableError } from '../../../platform/api-error.ts';
import {
  ageText,
  digestOf,
  duplicateOf,
  fileFault,
  hashOf,
  missingFields,
  preparationText,
  queryOf,
  rowsOf,
  serversWord,
  shareDone,
  spotIn,
  spotOf,
  typeOf,
  typesOf,
  useOf,
} from './model.ts';

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

const hit = {
  page: 7,
  label: 'Slide 7',
  excerpt: '…Kepler’s red shift, and kepler again',
  excerpt_marks: [
    [1, 7],
    [10, 13],
    [10, 13],
  ] as [number, number][],
  ocr: false,
};

test('a spot is what was found, and stands in an address', () => {
  expect(spotOf(hit)).toEqual({ page: 7, words: ['Kepler', 'red'] });
  expect(hashOf(spotOf(hit))).toBe('#page=7&find=Kepler+red');
  expect(spotIn(hashOf(spotOf(hit)))).toEqual({ page: 7, words: ['Kepler', 'red'] });
  expect(spotIn('#page=3')).toEqual({ page: 3, words: [] });
  for (const hash of ['', '#', '#page=0', '#page=x', '#find=x', '#page=1.5']) expect(spotIn(hash)).toBeNull();
});

const preparation: Preparation = {
  state: 'ready',
  step: null,
  at: null,
  of: null,
  ahead: null,
  message: null,
  searchable: 3,
  ocr: 'none',
  ocr_message: null,
};

test.each<[string | null, Partial<Preparation>]>([
  [null, {}],
  ['It’s next in line.', { state: 'waiting', ahead: 0 }],
  ['1 document ahead of this one.', { state: 'waiting', ahead: 1 }],
  ['Starting …', { state: 'preparing' }],
  ['Converting it to pages …', { state: 'preparing', step: 'converting' }],
  ['It needs a password.', { state: 'refused', message: 'It needs a password.' }],
  ['Half of it.', { state: 'partial', message: 'Half of it.', ocr: 'waiting' }],
  ['Its scanned pages can be searched once they’ve been read.', { ocr: 'waiting' }],
  ['Reading scanned page 2 of 5 …', { ocr: 'reading', step: 'recognizing', at: 2, of: 5 }],
  ['No text.', { ocr: 'failed', ocr_message: 'No text.' }],
  [null, { ocr: 'ready', ocr_message: 'A page was left out.' }],
])('what is being done is said: %s', (said, part) => {
  expect(preparationText({ ...preparation, ...part })).toBe(said);
});

test('a preview that is there waits for nothing but the search', () => {
  for (const state of ['waiting', 'preparing'] as const)
    expect(preparationText({ ...preparation, state }, true)).toBe('Its text can be searched in a moment.');
});

test('how much is done is known where pages are counted', () => {
  expect([shareDone({ at: 1, of: 4 }), shareDone({ at: 4, of: 4 }), shareDone({ at: null, of: 4 })]).toEqual([
    0,
    0.75,
    null,
  ]);
  expect(shareDone({ at: 1, of: 0 })).toBeNull();
});
