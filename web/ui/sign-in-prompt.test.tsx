// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSignIn, hostSignIn, useSignInAsked } from '../platform/sign-in-here.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';

const place = document.createElement('div');
let root: Root;

const Asked = () => <output>{useSignInAsked()?.why}</output>;
const _open = () =>
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/events/7?tab=votes']}>
        <SignInPrompt frame="line" why="vote for this entry">
          You’ll come back here.
        </SignInPrompt>
        <SignInPrompt scene={null} title="Sign in to see your events" why="see your events" heading="h1" />
        <Asked />
      </MemoryRouter>,
    ),
  );
const _links = () => [...place.querySelectorAll('a')];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('it says what signing in gives, and leads back to the page', () => {
  _open();
  expect(_links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sign In', '/signin?next=%2Fevents%2F7%3Ftab%3Dvotes'],
    ['Sign In', '/signin?next=%2Fevents%2F7%3Ftab%3Dvotes'],
  ]);
  expect(place.querySelector('p')?.textContent).toBe('Sign in to vote for this entry. You’ll come back here.');
  expect(place.querySelector('h1')?.textContent).toBe('Sign in to see your events');
});

test('where the dialog can be shown, a plain click signs in over the page', () => {
  const leave = hostSignIn();
  _open();
  act(() => _links()[0]?.click());
  expect(place.querySelector('output')?.textContent).toBe('vote for this entry');
  act(() => endSignIn('closed'));
  leave();
});
