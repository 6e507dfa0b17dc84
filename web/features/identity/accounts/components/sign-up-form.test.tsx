// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../platform/session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const place = document.createElement('div');
let root: Root;
const calls: string[] = [];
const answers: Record<string, () => Response> = {
  '/api/register/username/?username=ada': () => Response.json({ available: false }),
  '/api/register/username/?username=ada_l': () => Response.json({ available: true }),
  '/api/register/': () => Response.json({ message: 'Registration successful' }, { status: 201 }),
};
const _type = (name: string, value: string) =>
  act(() => {
    const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`No field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
/** What describes a field, as a screen reader would read it. */
const _noteOf = (name: string) =>
  (place.querySelector(`input[name=${name}]`)?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => place.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');
const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _show = () =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={['/signup']}>
            <Routes>
              <Route path="/" element={<h1>Home</h1>} />
              <Route path="/signup" element={<SignUpForm />} />
              <Route path="/signin" element={<SignInForm place="/" />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return answers[address]?.() ?? Response.json({ error: 'What?' }, { status: 404 });
  });
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  sessionStorage.clear();
  dropSession();
  vi.unstubAllGlobals();
});

test('a visitor sees the form, whoever is signed in goes home', () => {
  _show();
  expect(place.querySelector('form')).not.toBeNull();
  const user = {
    id: 1,
    username: 'ada',
    email: 'ada@example.com',
    full_name: 'Ada',
    is_staff: false,
    is_superuser: false,
    date_joined: '2026-01-01T00:00:00Z',
  };
  act(() => keepSession({ session_code: 'x', expires_at: '2999-01-01T00:00:00Z', user }));
  expect(place.querySelector('h1')?.textContent).toBe('Home');
  expect(place.querySelector('form')).toBeNull();
});

test('while one types it is said whether the username is free, once for every pause', async () => {
  _show();
  expect(_noteOf('username')).toBe('Letters, digits, dots, dashes and underscores');
  for (const typed of ['a', 'ad', 'ada']) _type('username', typed);
  await _eventually(() => expect(_noteOf('username')).toBe('ada is taken. Try another one.'));
  _type('username', 'ada_l');
  expect(_noteOf('username')).toBe('Letters, digits, dots, dashes and underscores');
  await _eventually(() => expect(_noteOf('username')).toBe('ada_l is available'));
  expect(calls).toEqual(['/api/register/username/?username=ada', '/api/register/username/?username=ada_l']);
});

test('a password is told how strong it is and what would help; nothing speaks of saving beside it', async () => {
  _show();
  expect(_noteOf('password')).toBe('At least 8 characters');
  _type('name', 'Ada Lovelace');
  _type('password', 'lovelace1');
  await _eventually(() => expect(_noteOf('password')).toContain('Leave out your name, username and email.'));
  expect(_noteOf('password')).toContain('easy to guess');
  _type('password', 'seven quiet lighthouses');
  expect(_noteOf('password')).toBe('Very strong');
  await act(() => new Promise<void>((soon) => setTimeout(soon, 400)));
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).not.toContain('lighthouses');
  expect(place.textContent).not.toContain('Saved on this device');
});

test('who has signed up finds their username in the sign-in form', async () => {
  _show();
  for (const [name, value] of Object.entries({
    name: 'Ada',
    username: ' ada_l ',
    email: 'ada@example.org',
    password: 'seven quiet lighthouses',
  }))
    _type(name, value);
  await act(async () => place.querySelector('form')?.requestSubmit());
  await _eventually(() => expect(place.textContent).toContain('Registration successful'));
  await act(async () => place.querySelector<HTMLAnchorElement>('[role=status] a')?.click());
  expect(place.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe('ada_l');
  expect(place.querySelector<HTMLInputElement>('input[name=password]')?.value).toBe('');
});
