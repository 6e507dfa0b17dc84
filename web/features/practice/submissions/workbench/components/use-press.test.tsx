// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../../platform/session.ts';
import { endSignIn, useSignInAsked } from '../../../../../platform/sign-in-here.ts';
import { forgetPress, keepPress, readPress } from '../../drafts/state.ts';
import type { CodeDraft } from './use-code.ts';
import { usePress } from './use-press.ts';

const done = vi.fn<(which: string) => void>();
let why: string | undefined;
let press: ReturnType<typeof usePress>;
let root: Root;

function Page({ code }: { code: string }) {
  const asked = useSignInAsked();
  const pressed = usePress(7, { language: 'python', code } as CodeDraft, done);
  useLayoutEffect(() => {
    why = asked?.why;
    press = pressed;
  });
  return null;
}
const _show = (code: string) => act(() => root.render(<Page code={code} />));
const user = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  full_name: 'Ada',
  is_staff: false,
  is_superuser: false,
  date_joined: '2026-01-01T00:00:00Z',
};
const _signIn = () =>
  act(async () => {
    keepSession({ session_code: 'x', expires_at: '2999-01-01T00:00:00Z', user });
    await new Promise((soon) => setTimeout(soon, 20));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  done.mockReset();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  endSignIn('closed');
  dropSession();
  forgetPress();
  vi.unstubAllGlobals();
});

test('a visitor signs in over the page, and what was pressed is done, once', async () => {
  _show('mine');
  act(() => press('submit')());
  expect([why, done.mock.calls]).toEqual(['submit your solution', []]);
  act(() => endSignIn('signed-in'));
  await _signIn();
  expect(done.mock.calls).toEqual([['submit']]);
  expect(readPress(7)).toBeNull();
  act(() => press('run')());
  expect([why, done.mock.calls]).toEqual([undefined, [['submit'], ['run']]]);
});

test('whoever closes the dialog has pressed nothing', async () => {
  _show('mine');
  act(() => press('run')());
  await act(async () => endSignIn('closed'));
  expect(readPress(7)).toBeNull();
  await _signIn();
  expect(done).not.toHaveBeenCalled();
});

test('it waits while the sign-in leads over other pages', async () => {
  _show('mine');
  act(() => press('run')());
  await act(async () => endSignIn('left'));
  act(() => root.render(null));
  await _signIn();
  expect(done).not.toHaveBeenCalled();
  _show('mine');
  await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
  expect(done.mock.calls).toEqual([['run']]);
});

test('other code than that of the press is not sent, nor for another problem, nor long after', async () => {
  keepPress({ act: 'submit', problem: 7, language: 'python' }, 'mine');
  _show('something else');
  await _signIn();
  expect(done).not.toHaveBeenCalled();
  keepPress({ act: 'submit', problem: 8, language: 'python' }, 'mine');
  expect(readPress(7)).toBeNull();
  keepPress({ act: 'submit', problem: 7, language: 'python' }, 'mine');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  expect(readPress(7)).toBeNull();
  vi.restoreAllMocks();
});
