// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../platform/session.ts';
import { SignUpForm } from './sign-up-form.tsx';

const place = document.createElement('div');
let root: Root;
const _show = () =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <MemoryRouter initialEntries={['/signup']}>
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/signup" element={<SignUpForm />} />
          </Routes>
        </MemoryRouter>
      </MantineProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
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
