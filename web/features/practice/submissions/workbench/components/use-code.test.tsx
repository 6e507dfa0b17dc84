import type { SolvingLanguage } from '@devorbit/contract/practice/problems.ts';
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Owner } from '../../../../../platform/drafts.ts';
import { forgetPress, keepDraft, keepPress, readDraft } from '../../drafts/state.ts';
import { type CodeDraft, useCode } from './use-code.ts';

vi.mock('../../drafts/online/state.ts', () => ({
  startOnlineDrafts: () => ({ changed() {}, keepMine() {}, takeTheirs() {}, stop() {} }),
}));

const _option = (id: 'javascript' | 'python', starter_code: string): SolvingLanguage => ({
  id,
  display_name: id,
  language: id,
  version: '1.0.0',
  starter_code,
  function_code: starter_code,
  runs: null,
});
const problem = { id: 7, languages: [_option('javascript', 'js starter'), _option('python', 'py starter')] };

let root: Root;
let become: (owner: Owner) => void = () => undefined;
/** Opens the draft as a page would, and again as after a reload; answers the current state at each call. */
function _open(owner: Owner = 1): () => CodeDraft {
  let latest: CodeDraft | undefined;
  function Page() {
    const [now, setNow] = useState(owner);
    const draft = useCode(problem, now);
    useLayoutEffect(() => {
      latest = draft;
      become = (next) => act(() => setNow(next));
    });
    return null;
  }
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Page />));
  return () => {
    if (!latest) throw new Error('The draft was never opened');
    return latest;
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  forgetPress();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('starts with the starter code of the first language', () => {
  const draft = _open();
  expect(draft()).toMatchObject({ language: 'javascript', code: 'js starter', edited: false, canUndo: false });
});

test('another language brings its starter code; switching back brings one’s own', () => {
  const draft = _open();
  act(() => draft().type('mine'));
  act(() => draft().choose('python'));
  expect(draft()).toMatchObject({ language: 'python', code: 'py starter' });
  act(() => draft().type('meins'));
  act(() => draft().choose('javascript'));
  expect(draft().code).toBe('mine');
  act(() => draft().choose('python'));
  expect(draft().code).toBe('meins');
});

test('language and code survive a reload', () => {
  const draft = _open();
  act(() => draft().choose('python'));
  act(() => draft().type('meins'));
  act(() => root.unmount());
  expect(_open()()).toMatchObject({ language: 'python', code: 'meins', edited: true });
});

test('Reset brings the starter code, can be taken back, and is forgotten by the next change', () => {
  const draft = _open();
  act(() => draft().type('mine'));
  act(() => draft().reset());
  expect(draft()).toMatchObject({ code: 'js starter', edited: false, canUndo: true });
  act(() => draft().undo());
  expect(draft()).toMatchObject({ code: 'mine', canUndo: false });
  act(() => draft().reset());
  act(() => draft().type('new'));
  expect(draft()).toMatchObject({ code: 'new', canUndo: false });
});

test('what was found says when it was typed, until it is changed', () => {
  const draft = _open();
  act(() => draft().type('mine'));
  expect(draft().typedAt).toBeNull();
  act(() => root.unmount());
  const again = _open();
  expect(Math.abs(Date.now() - (again().typedAt ?? 0))).toBeLessThan(60_000);
  act(() => again().type('mine, too'));
  expect(again().typedAt).toBeNull();
});

test('another tab’s newer draft comes in, unless one has typed here', () => {
  const draft = _open();
  const _inOtherTab = (code: string) => {
    keepDraft(1, 7, 'javascript', code);
    const key = 'devorbit.draft.1.code.7.javascript';
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })));
  };
  _inOtherTab('from there');
  expect(draft().code).toBe('from there');
  act(() => draft().type('from here'));
  _inOtherTab('from there again');
  expect(draft().code).toBe('from here');
});

test('Reset of untouched code has nothing to take back', () => {
  const draft = _open();
  act(() => draft().reset());
  expect(draft().canUndo).toBe(false);
});

test('without storage the page still keeps every language’s code', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
  const draft = _open();
  act(() => draft().type('mine'));
  expect(draft().kept).toBe(false);
  act(() => draft().choose('python'));
  act(() => draft().choose('javascript'));
  expect(draft().code).toBe('mine');
});

test('a visitor who signs in goes on with their code; one’s own earlier draft can be had back', () => {
  keepDraft(1, 7, 'javascript', 'from last week');
  const draft = _open('visitor');
  act(() => draft().type('typed just now'));
  become(1);
  expect(draft()).toMatchObject({ code: 'typed just now', canUndo: true, undoText: 'Use my earlier draft' });
  expect(readDraft(1, 7, 'javascript')).toBe('typed just now');
  act(() => draft().undo());
  expect(draft()).toMatchObject({ code: 'from last week', canUndo: false });
  expect(readDraft(1, 7, 'javascript')).toBe('from last week');
});

test('a visitor who has typed nothing finds their own draft when they sign in', () => {
  keepDraft(1, 7, 'javascript', 'from last week');
  const draft = _open('visitor');
  expect(draft().code).toBe('js starter');
  become(1);
  expect(draft()).toMatchObject({ code: 'from last week', canUndo: false });
});

test('back from a sign-in elsewhere that a press began, language and code are those of the press', () => {
  keepDraft(1, 7, 'python', 'from last week');
  const before = _open('visitor');
  act(() => before().choose('python'));
  act(() => before().type('typed just now'));
  keepPress({ act: 'submit', problem: 7, language: 'python' }, 'typed just now');
  act(() => root.unmount());
  const draft = _open(1);
  expect(draft()).toMatchObject({ language: 'python', code: 'typed just now', undoText: 'Use my earlier draft' });
});
