// @vitest-environment happy-dom
import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraftsOf } from '../../../../../platform/drafts.ts';
import { dropSession, keepSession } from '../../../../../platform/session.ts';
import { deviceMark, keepDraft, readDraft } from '../state.ts';
import type { Online } from './model.ts';
import { type OnlineDrafts, startOnlineDrafts } from './state.ts';

/** The server, as one language's draft and its revision. */
let kept: CodeDraft | null;
let revision: number;
let away: boolean;
let calls: { method: string; body?: { code: string; revision: number }; keepalive?: boolean }[];

const _answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const _draft = (code: string, device = 'phone'): CodeDraft => ({
  language: 'python',
  code,
  revision: ++revision,
  device,
  updated_at: '2026-01-01T00:00:00.000Z',
});
const _serve = async (address: string, init: RequestInit): Promise<Response> => {
  if (away) throw new TypeError('no network');
  const method = init.method ?? 'GET';
  if (method === 'GET') return _answer(200, kept ? [kept] : []);
  const body = init.body ? JSON.parse(String(init.body)) : undefined;
  calls.push({ method, body, keepalive: init.keepalive ?? false });
  const from = body?.revision ?? Number(new URLSearchParams(address.split('?')[1]).get('revision'));
  if (kept && kept.revision !== from && kept.code !== body?.code)
    return _answer(409, { detail: 'changed', details: { draft: kept } });
  kept = body ? _draft(body.code, body.device) : null;
  return _answer(200, kept ?? { discarded: true });
};

let states: Online[];
let taken: (string | null)[];
let drafts: OnlineDrafts;
const _open = () => {
  drafts = startOnlineDrafts({
    owner: 1,
    problemId: 7,
    languages: ['python'],
    starterOf: () => 'starter',
    onTake: (_, code) => void taken.push(code),
    onState: (_, state) => void states.push(state),
    onOpened: () => undefined,
  });
};
const _type = (code: string | null, language: PracticeLanguage = 'python') => {
  keepDraft(1, 7, language, code);
  drafts.changed(language);
};
const _step = () => states.at(-1)?.step;
const _settle = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  kept = null;
  revision = 0;
  away = false;
  calls = [];
  states = [];
  taken = [];
  vi.stubGlobal('fetch', _serve);
  keepSession({
    user: { id: 1, username: 'ada', email: '', full_name: '', is_staff: false, is_superuser: false, date_joined: '' },
    session_code: 'code',
    expires_at: '2999-01-01T00:00:00Z',
  });
});
afterEach(() => {
  drafts.stop();
  dropSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is kept here at once and on the server after a pause, once', async () => {
  _open();
  await _settle();
  _type('a');
  _type('ab');
  expect(readDraft(1, 7, 'python')).toBe('ab');
  expect(_step()).toBe('sending');
  await _settle();
  expect(calls.map(({ body }) => body?.code)).toEqual(['ab']);
  expect([kept?.code, kept?.device, _step()]).toEqual(['ab', deviceMark(), 'saved']);
  _type('abc');
  await _settle();
  expect(calls.at(-1)?.body?.revision).toBe(1);
});

test('a fresh device finds it, and says that it comes from the other one', async () => {
  kept = _draft('from the phone');
  _open();
  await _settle();
  expect(taken).toEqual(['from the phone']);
  expect(readDraft(1, 7, 'python')).toBe('from the phone');
  expect(states.at(-1)).toMatchObject({ step: 'restored', elsewhere: true });
  expect(calls).toEqual([]);
});

test('without a network it waits on this device, and is sent when there is one', async () => {
  away = true;
  _open();
  _type('on the train');
  await _settle();
  expect(_step()).toBe('waiting');
  away = false;
  globalThis.dispatchEvent(new Event('online'));
  await _settle();
  expect([kept?.code, _step()]).toEqual(['on the train', 'saved']);
});

test('two versions are both kept until one is chosen', async () => {
  _open();
  await _settle();
  _type('here');
  await _settle();
  const choose = async (act: (language: PracticeLanguage) => void) => {
    kept = _draft('there');
    _type('here again');
    await _settle();
    expect(states.at(-1)).toMatchObject({ step: 'conflict', draft: { code: 'there' } });
    _type('here still');
    await _settle();
    expect([kept?.code, readDraft(1, 7, 'python')]).toEqual(['there', 'here still']);
    act('python');
    await _settle();
  };
  await choose((language) => drafts.keepMine(language));
  expect([kept?.code, _step()]).toEqual(['here still', 'saved']);
  await choose((language) => drafts.takeTheirs(language));
  expect([kept?.code, readDraft(1, 7, 'python'), taken.at(-1)]).toEqual(['there', 'there', 'there']);
});

test('a reset is a reset on every device', async () => {
  _open();
  _type('mine');
  await _settle();
  _type(null);
  await _settle();
  expect([kept, calls.at(-1)?.method, localStorage.getItem('devorbit.draft.1.code.7.python')]).toEqual([
    null,
    'DELETE',
    null,
  ]);
});

test('what waits goes along when the page is left, and never under another’s name', async () => {
  _open();
  await _settle();
  _type('last words');
  globalThis.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toMatchObject([{ body: { code: 'last words' }, keepalive: true }]);
  _type('not theirs');
  const session = JSON.parse(localStorage.getItem('devorbit.session') ?? '{}');
  keepSession({ ...session, user: { ...session.user, id: 2 }, session_code: 'another' });
  drafts.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toHaveLength(1);
});

test('who signs out leaves only what the server does not have', async () => {
  _open();
  _type('sent');
  await _settle();
  away = true;
  keepDraft(1, 8, 'python', 'not sent');
  forgetDraftsOf(1);
  expect([readDraft(1, 7, 'python'), readDraft(1, 8, 'python')]).toEqual([null, 'not sent']);
});
