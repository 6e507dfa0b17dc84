import { expect, test } from 'vitest';
import { formAgeOf, makeFormToken } from './form-token.ts';
import { MOST_LINKS, QUICKEST_MS, suspicionsOf } from './suspicion.ts';

const fair = { message: 'Hello', website: '', formAge: 60_000, signedIn: false, repeated: false };
const link = 'https://example.com ';

test.each([
  ['a message of a visitor who took their time', {}, []],
  ['the hidden field', { website: 'https://example.com' }, ['hidden_field']],
  ['no form of ours', { formAge: null }, ['no_form']],
  ['a form of last month', { formAge: 30 * 24 * 60 * 60 * 1000 }, ['no_form']],
  ['a form that was open for a moment', { formAge: QUICKEST_MS - 1 }, ['too_fast']],
  ['a form that was open for long enough', { formAge: QUICKEST_MS }, []],
  ['a form of the future', { formAge: -1 }, ['too_fast']],
  ['as many links as people need', { message: link.repeat(MOST_LINKS) }, []],
  ['more links', { message: `${link.repeat(MOST_LINKS)} www.example.org` }, ['links']],
  ['links of a forum', { message: '[URL=x]'.repeat(MOST_LINKS + 1) }, ['links']],
  ['what somebody else has sent', { repeated: true }, ['repeated']],
  ['a user without a form', { formAge: null, signedIn: true }, []],
  ['a user who is quick', { formAge: 10, signedIn: true }, []],
  ['a user with everything else', { signedIn: true, website: 'x', repeated: true }, ['hidden_field', 'repeated']],
])('%s', (_, more, expected) => {
  expect(suspicionsOf({ ...fair, ...more })).toEqual(expected);
});

test('a form tells its age to who has signed it, and nothing to others', () => {
  const opened = new Date('2026-05-01T12:00:00Z');
  const token = makeFormToken('one secret', opened);
  const later = new Date(opened.getTime() + 4_000);
  expect(formAgeOf('one secret', token, later)).toBe(4_000);
  expect(formAgeOf('another secret', token, later)).toBeNull();
  for (const forged of ['', '.', 'x', `0.${token.split('.')[1]}`, `${token}x`, token.slice(0, -1)])
    expect(formAgeOf('one secret', forged, later)).toBeNull();
});
