// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providersQuery } from '../api.ts';
import { SocialButtons } from './social-buttons.tsx';

const place = document.createElement('div');
let root: Root;
const _button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(name));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new QueryClient();
  client.setQueryData(providersQuery.queryKey, [
    { provider: 'google', available: true, message: '' },
    { provider: 'github', available: false, message: 'Sign-in with GitHub is not set up on this server.' },
  ]);
  root = createRoot(place);
  act(() =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <SocialButtons place="/problems/7" />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('a provider that is not set up says so, and when it is pressed what to do instead; nobody is led away', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  expect(_button('Continue with GitHub')?.textContent).toContain('Unavailable');
  expect(_button('Continue with Google')?.textContent).toBe('Continue with Google');
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  act(() => _button('Continue with GitHub')?.click());
  expect(place.querySelector('[role=status]')?.textContent).toBe(
    'GitHub sign-in isn’t set up here yet: please use a username and password instead.',
  );
  expect(assign).not.toHaveBeenCalled();
  act(() => _button('Continue with Google')?.click());
  expect(place.querySelector('[role=status]')?.textContent).toBe('');
  expect(assign).toHaveBeenCalledWith('/api/auth/google/login/?next=%2Fproblems%2F7');
  expect(_button('Redirecting...')).toBeDefined();
});
