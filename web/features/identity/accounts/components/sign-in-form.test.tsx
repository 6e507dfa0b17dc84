// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignInForm } from './sign-in-form.tsx';

const place = document.createElement('div');
let root: Root;
/** Answers of the network, which come when the test says so. */
const waiting: ((answer: Response) => void)[] = [];

const _button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const _fill = (name: string, value: string) =>
  act(() => {
    const field = place.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`No field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const _submit = () =>
  act(async () => {
    place.querySelector('form')?.requestSubmit();
  });
const _refuse = async (why: string) => {
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 60_000);
  await act(async () => waiting.shift()?.(Response.json({ error: why }, { status: 401 })));
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((done) => setTimeout(done, 5)));
    expect(place.querySelector('[role=alert]')?.textContent).toBe(why);
  }, 60_000);
};

beforeEach(() => {
  waiting.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => waiting.push(answer)));
  document.body.append(place);
  root = createRoot(place);
  act(() =>
    root.render(
      <MantineProvider env="test">
        <MemoryRouter>
          <SignInForm place="/" />
        </MemoryRouter>
      </MantineProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

test('while it is tried again, the message keeps its place, unspoken, and the passkey button does nothing', async () => {
  _fill('username', 'ada');
  _fill('password', 'wrong');
  await _submit();
  await _refuse('Invalid credentials');
  await _submit();
  const kept = place.querySelector('[role=alert]');
  expect(kept?.textContent).toBe('Invalid credentials');
  expect(kept?.closest('[aria-hidden=true]')).not.toBeNull();
  const passkey = _button('Sign in with a passkey');
  expect(passkey?.getAttribute('aria-disabled')).toBe('true');
  await act(async () => passkey?.click());
  expect(_button('Sign in with a passkey')).toBe(passkey);
  await _refuse('Still not');
  expect(place.querySelector('[role=alert]')?.closest('[aria-hidden=true]')).toBeNull();
  expect(passkey?.getAttribute('aria-disabled')).toBe('false');
});
