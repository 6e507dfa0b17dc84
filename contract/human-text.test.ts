import { describe, expect, test } from 'vitest';
import { humanText } from './human-text.ts';

const line = humanText({ max: 40, lines: 1 });
const prose = humanText({ max: 40, lines: 'many' });
const name = humanText({ max: 40, lines: 1, required: 'Name is required' });

const said = (schema: typeof line, text: unknown): string[] =>
  schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test.each([
  ['an emoji of several', 'By 👩‍💻 and 👨‍👩‍👧‍👦'],
  ['a skin tone and a variation selector', '👍🏽 ❤️ ☎︎'],
  ['flags', '🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈'],
  ['Devanagari with a joiner', 'क्‍ष'],
  ['Devanagari with a non-joiner', 'क्‌ष'],
  ['a word that ends in a joiner', 'क्‍'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['Arabic', 'مرحبا بالعالم'],
  ['Hebrew with a mark of direction', 'שלום (C++\u200e)'],
  ['Tibetan', 'བོད་སྐད་'],
  ['Chinese beyond the first plane', '𠮷野家'],
  ['signs', '<b>&amp; "quoted" \\ `x`'],
])('%s comes back as it was given', (_, text) => {
  for (const schema of [line, prose, name]) expect(schema.parse(text)).toBe(text);
});

test.each([
  ['blanks at the ends', ' \t Ada \u00a0\n', 'Ada'],
  ['marks of direction at the ends', '\u200f\u200e Ada\u061c', 'Ada'],
  ['what is left of copying', 'so\u00adft\u200b\u2060 \ufeffword', 'soft word'],
  ['decomposed letters', 'e\u0301a\u0323\u0302', 'éậ'],
  ['a writing of two forms', '\u0915\u093c', '\u0915\u093c'],
  ['fillers alone', '\u3164\u200d\u2800 \ufe0f', ''],
])('%s', (_, text, kept) => {
  for (const schema of [line, prose]) expect(schema.parse(text)).toBe(kept);
});

test('line breaks of any kind are one kind, and tabs stay, where there may be many lines', () => {
  expect(prose.parse('one\r\ntwo\rthree\u2028four\tfive\n')).toBe('one\ntwo\nthree\nfour\tfive');
  for (const text of ['a\nb', 'a\rb', 'a\r\nb', 'a\u2029b', 'a\u0085b', 'a\vb'])
    expect(said(line, text)).toEqual(['Must be on one line']);
});

const CONTROL = 'Must not contain control characters';
const HIDDEN = 'Must not contain hidden characters';
test.each([
  ['NUL', 'a\0b', CONTROL],
  ['an escape sequence', '\u001b[31mred', CONTROL],
  ['DEL', 'a\u007fb', CONTROL],
  ['a C1 control', 'a\u009bb', CONTROL],
  ['an override', 'evil\u202egpj.exe', HIDDEN],
  ['an embedding', 'a\u202ab', HIDDEN],
  ['an isolate', 'a\u2066b\u2069', HIDDEN],
  ['swapped digits', 'a\u206eb', HIDDEN],
  ['an annotation', 'a\ufff9b', HIDDEN],
  ['text in tags', 'a\u{e0069}\u{e0067}\u{e006e}', HIDDEN],
  ['text in the tags of a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{e0069}', HIDDEN],
  ['half of a character', 'a\ud83d', 'Must be well-formed Unicode text'],
  ['the other half', '\udc69a', 'Must be well-formed Unicode text'],
  ['10,000 marks', `a${'\u0301'.repeat(10_000)}`, 'Must have at most 30 marks on a character'],
  ['marks between joiners', `a${'\u0301\u200d'.repeat(16)}`, 'Must have at most 30 marks on a character'],
])('%s is refused', (_, text, sentence) => {
  for (const schema of [line, prose, name]) expect(said(schema, text)).toEqual([sentence]);
});

test('a tab is a control character in a line', () => {
  expect(said(line, 'a\tb')).toEqual([CONTROL]);
});

describe('length', () => {
  test('is counted in code points of what is kept', () => {
    const tooLong = ['Must be at most 40 characters'];
    expect(prose.parse(` ${'x'.repeat(40)}\u200b `)).toHaveLength(40);
    expect(said(prose, 'x'.repeat(41))).toEqual(tooLong);
    expect(prose.parse('e\u0301'.repeat(40))).toBe('é'.repeat(40));
    expect(prose.parse('𠮷'.repeat(40))).toBe('𠮷'.repeat(40));
    expect(said(prose, '𠮷'.repeat(41))).toEqual(tooLong);
    // NFC writes this letter with two code points.
    expect(said(prose, '\u0958'.repeat(21))).toEqual(tooLong);
  });
  test('is told as people write numbers', () => {
    expect(said(humanText({ max: 4000, lines: 1 }), 'x'.repeat(4001))).toEqual(['Must be at most 4000 characters']);
    expect(said(humanText({ max: 20_000, lines: 1, subject: 'Statement' }), 'x'.repeat(20_001))).toEqual([
      'Statement must be at most 20,000 characters',
    ]);
  });
});

test('what is required has something to see', () => {
  for (const text of [undefined, '', ' \n', '\u200b\u202e', '\u3164', '\u200d'])
    expect(said(name, text)).toEqual(['Name is required']);
  expect(said(name, 7)).toEqual(['Must be text']);
  expect(said(line, undefined)).toEqual(['Must be text']);
});

test('a text of a million marks or blanks costs no time that grows faster than it', () => {
  for (const text of ['\u0301\u0323'.repeat(500_000), ` \u200e`.repeat(500_000), `a${' '.repeat(1_000_000)}b`])
    expect(said(prose, `${text}x`)).toHaveLength(text.endsWith('\u200e') ? 0 : 1);
});
