// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  baseOf,
  lastingDraft,
  type DraftPlace,
  flushDrafts,
  forgetDraft,
  forgetDraftsOf,
  forgetDraftsOfOthers,
  hasDraft,
  keepDraft,
  keepDraftSoon,
  keyOf,
  readDraft,
} from './drafts.ts';

const DAY_MS = 86_400_000;
const mine: DraftPlace = { owner: 1, name: 'report.problem.7' };
const _at = (owner: DraftPlace['owner'], name = mine.name): DraftPlace => ({ owner, name });
const _data = (place: DraftPlace) => readDraft(place)?.data ?? null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft belongs to one form and one person, and knows when it was typed and on what', () => {
  expect(keepDraft(mine, { note: 'Half a senten' }, baseOf({ note: '' }))).toBe('kept');
  expect(readDraft(mine)).toEqual({ at: Date.now(), base: baseOf({ note: '' }), data: { note: 'Half a senten' } });
  expect([_data(_at(2)), _data(_at('visitor')), _data(_at(1, 'report.problem.8'))]).toEqual([null, null, null]);
  expect(baseOf({ note: 'x' })).not.toBe(baseOf({ note: '' }));
});

test('what a visitor typed is taken over at sign-in, and is then nobody else’s', () => {
  keepDraft(_at('visitor'), 'before');
  expect(_data(mine)).toBe('before');
  keepDraft(mine, 'after');
  expect([_data(mine), _data(_at('visitor')), _data(_at(2))]).toEqual(['after', null, null]);
  keepDraft(_at('visitor'), 'another visitor');
  expect(_data(mine)).toBe('after');
});

test('no field with the name of a secret is kept, whatever a form passes', () => {
  const secrets = { password: 'a', new_password: 'b', session_token: 'c', client_secret: 'd', otp: 'e' };
  keepDraft(mine, { ...secrets, full_name: 'Ada' });
  expect(_data(mine)).toEqual({ full_name: 'Ada' });
  expect(localStorage.getItem(keyOf(mine))).not.toMatch(/password|token|secret|otp/);
});

describe('bounds', () => {
  test('a visitor’s form is forgotten after a week, a user’s after a month; code waits a year', () => {
    const code = _at('visitor', lastingDraft('10.python'));
    for (const place of [mine, _at('visitor', 'contact'), code]) keepDraft(place, 'typed');
    vi.setSystemTime(Date.now() + 8 * DAY_MS);
    expect([_data(mine), _data(_at('visitor', 'contact')), _data(code)]).toEqual(['typed', null, 'typed']);
    vi.setSystemTime(Date.now() + 30 * DAY_MS);
    expect([_data(mine), _data(code)]).toEqual([null, 'typed']);
    keepDraft(_at(1, 'another'), 'typed');
    expect(localStorage.getItem(keyOf(mine))).toBeNull();
  });

  test('past a hundred the oldest goes', () => {
    for (let index = 0; index < 101; index++) {
      keepDraft(_at(1, `form.${index}`), index);
      vi.setSystemTime(Date.now() + 1000);
    }
    expect([_data(_at(1, 'form.0')), _data(_at(1, 'form.1')), localStorage.length]).toEqual([null, 1, 100]);
  });

  test('drafts leave room for the rest of the site: long ones push older ones out, one that is too long is said so', () => {
    const long = 'x'.repeat(900_000);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      vi.setSystemTime(Date.now() + index);
      keepDraft(_at(1, name), long);
    }
    expect([_data(_at(1, 'a')), _data(_at(1, 'b')), _data(_at(1, 'c'))]).toEqual([null, long, long]);
    expect(keepDraft(mine, 'x'.repeat(1_100_000))).toBe('too-long');
    expect(_data(_at(1, 'c'))).toBe(long);
  });
});

describe('a browser that', () => {
  test('has no room refuses', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      length: 0,
      getItem: () => null,
      key: () => null,
      setItem: full,
      removeItem: () => undefined,
    });
    expect(keepDraft(mine, 'x')).toBe('refused');
  });
  test('blocks storage keeps nothing and breaks nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, key: denied, setItem: denied, removeItem: denied });
    expect([keepDraft(mine, 'x'), readDraft(mine), forgetDraft(mine)]).toEqual(['refused', null, false]);
    expect(() => forgetDraftsOf(1)).not.toThrow();
  });
  test('holds something else at the key gets no draft from it', () => {
    for (const raw of ['{', '"code"', 'null', '{"v":99,"at":1,"base":"","data":"x"}', '{"v":1,"at":"x","data":1}']) {
      localStorage.setItem(keyOf(mine), raw);
      expect(readDraft(mine)).toBeNull();
    }
  });
});

test('one that waits to be written is written when the page goes, and not after it was forgotten', () => {
  const done = vi.fn();
  keepDraftSoon(mine, 'a', '', done);
  keepDraftSoon(mine, 'ab', '', done);
  expect(_data(mine)).toBeNull();
  flushDrafts();
  expect([_data(mine), done.mock.calls]).toEqual(['ab', [['kept']]]);
  keepDraftSoon(mine, 'abc', '', done);
  vi.advanceTimersByTime(1000);
  expect(_data(mine)).toBe('abc');
  keepDraftSoon(mine, 'abcd', '', done);
  forgetDraft(mine);
  vi.advanceTimersByTime(1000);
  expect(_data(mine)).toBeNull();
});

test('a sign-out takes this person’s forms along, not their code, and nobody else’s', () => {
  const code = _at(1, lastingDraft('10.python'));
  for (const place of [mine, _at(2), _at('visitor', 'contact'), code]) keepDraft(place, 'typed');
  keepDraft({ ...mine, name: 'sign-up', tab: true }, 'typed');
  keepDraftSoon(_at(1, 'late'), 'typed', '', () => undefined);
  forgetDraftsOf(1);
  flushDrafts();
  expect([mine, _at(1, 'late'), { ...mine, name: 'sign-up', tab: true }].map(_data)).toEqual([null, null, null]);
  expect([_at(2), _at('visitor', 'contact'), code].map(_data)).toEqual(['typed', 'typed', 'typed']);
});

test('another user who signs in finds no forms of the last one, and takes a visitor’s over', () => {
  for (const place of [mine, _at(2, 'profile'), _at('visitor', 'contact')]) keepDraft(place, 'typed');
  forgetDraftsOfOthers(2);
  expect([mine, _at(2, 'profile'), _at(2, 'contact')].map(_data)).toEqual([null, 'typed', 'typed']);
});

test('that somebody’s draft waits is known without a session', () => {
  keepDraft(_at(2, 'desk.7'), 'typed');
  keepDraftSoon(_at(2, 'desk.8'), 'typed', '', () => undefined);
  expect([hasDraft('desk.7'), hasDraft('desk.8'), hasDraft('desk.9')]).toEqual([true, true, false]);
});

test('a draft of this tab is not in the storage that outlives it', () => {
  keepDraft({ ...mine, tab: true }, 'typed');
  expect([localStorage.length, readDraft({ ...mine, tab: true })?.data]).toEqual([0, 'typed']);
});
