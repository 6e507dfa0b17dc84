import { expect, test } from 'vitest';
import {
  asSearched,
  begins,
  CLOSE,
  markWords,
  OPEN,
  readHeadline,
  tidy,
  withEllipses,
  withoutSeams,
  withoutSigns,
} from './marks.ts';

const marked = ({ text, marks }: { text: string; marks: [number, number][] }) =>
  marks.map(([from, to]) => text.slice(from, to));

test('a headline becomes text and places; a sign without its partner marks nothing', () => {
  const headline = readHeadline(`The ${OPEN}jump${CLOSE} to ${OPEN}gates${CLOSE}, ${CLOSE}${OPEN}`);
  expect(headline.text).toBe('The jump to gates, ');
  expect(marked(headline)).toEqual(['jump', 'gates']);
});

test('words that begin as the question does are marked besides, whatever their accents', () => {
  const all = markWords({ text: 'Éclair and eclipse at docks', marks: [[22, 27]] }, ['ecl', 'dock', 'a'], begins);
  expect(marked(all)).toEqual(['Éclair', 'eclipse', 'docks']);
});

test('ellipses say that the text goes on, and move the marks', () => {
  const both = withEllipses({ text: 'jump gate', marks: [[5, 9]] }, true, true);
  expect(both.text).toBe('…jump gate…');
  expect(marked(both)).toEqual(['gate']);
  expect(withEllipses({ text: 'A whole sentence.', marks: [] }, false, true).text).toBe('A whole sentence.');
});

test('no space stands before a sign, and no full stop after another; marks move along', () => {
  const tidied = tidy(
    readHeadline(`From a and b , here for the ${OPEN}streak${CLOSE}.. Lucknow. And so on... or not ?`),
  );
  expect(tidied.text).toBe('From a and b, here for the streak. Lucknow. And so on... or not?');
  expect(marked(tidied)).toEqual(['streak']);
  expect(tidy({ text: 'x.y is .5 , e.g. 3 : 4', marks: [] }).text).toBe('x.y is .5, e.g. 3: 4');
});

test('a text of strangers has nothing of ours in it, and comes back as it was where nothing had to be changed', () => {
  expect(withoutSeams(asSearched(`a${OPEN}b\u001Fc\u00ADd`))).toBe('abcd');
  for (const text of ['“Kepler’s” laws—three', 'मन।', 'क्‍षण ₹500', 'plain: a-b, "c"', '宇宙。次', '🛰️🚀'])
    expect(withoutSeams(asSearched(text))).toBe(text);
  expect(asSearched('plain: a-b, "c" – d')).toBe('plain: a-b, "c" – d');
  expect(asSearched('“a”')).toBe('“\u001Fa\u001F”');
  expect(withoutSigns('“Kepler’s” laws')).toBe(' Kepler s  laws');
});
