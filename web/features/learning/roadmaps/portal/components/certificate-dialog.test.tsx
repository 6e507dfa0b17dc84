// @vitest-environment happy-dom
import { moduleItem } from '@devorbit/contract/learning/progress-marks.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession, keepSession } from '../../../../../platform/session.ts';
import { nothingKept, withMark } from '../../progress/model.ts';
import type { PortalCategory, PortalFramework } from '../model.ts';
import { CertificateDialog } from './certificate-dialog.tsx';

const framework = { id: 'react', name: 'React' } as PortalFramework;
const category = {
  id: 'foundations',
  name: 'Foundations',
  completionCertificate: true,
  modules: [{ id: 'state', title: 'State', exercises: 0 }],
  holds: null,
} as unknown as PortalCategory;
const user = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  full_name: 'Ada Example',
  is_staff: false,
  is_superuser: false,
  date_joined: '2026-01-01T00:00:00Z',
};
const place = document.createElement('div');
const claims: unknown[] = [];
let answer: () => Response | Promise<Response>;
let root: Root;

const _eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((soon) => setTimeout(soon, 20)));
    check();
  }, 60_000);
const _open = () => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CertificateDialog framework={framework} category={category} upgrade={false} onClose={() => undefined} />
        ),
      },
    ],
    { initialEntries: ['/portal?framework=react&category=foundations'] },
  );
  root = createRoot(place);
  act(() => root.render(<RouterProvider router={router} />));
  return router;
};
const _button = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const _press = (name: string) => act(() => _button(name)?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  claims.length = 0;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'POST' || !address.startsWith('/api/certificates/')) return new Response('', { status: 404 });
    claims.push(JSON.parse(String(body)));
    return answer();
  });
  document.body.append(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  dropSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a visitor is told what signing in gives, and comes back to the category', () => {
  _open();
  expect(place.textContent).toContain('Sign in to see what you’ve proven.');
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/signin?next=${encodeURIComponent('/portal?framework=react&category=foundations')}`,
  ]);
});

test('a certificate is claimed once; a failure is said, and another try leads to it', async () => {
  keepSession({ session_code: 'x', expires_at: '2999-01-01T00:00:00Z', user });
  const kept = withMark(nothingKept, moduleItem('react', 'state'), 'done', { now: 1, device: 'here' });
  localStorage.setItem('devorbit.progress.1', JSON.stringify(kept));
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const router = _open();
  _press('Claim Certificate');
  _press('Signing…');
  await _eventually(() => expect(claims).toHaveLength(1));
  expect(_button('Signing…')?.getAttribute('aria-disabled')).toBe('true');
  resolve(Response.json({ message: 'Not now.' }, { status: 409 }));
  await _eventually(() => expect(place.textContent).toContain('Not now.'));
  answer = () => Response.json({ id: 'abc' }, { status: 201 });
  _press('Claim Certificate');
  await _eventually(() => expect(router.state.location.pathname).toMatch(/abc$/));
  expect(router.state.location.state).toEqual({ earned: true });
  const claim = { type: 'category', framework: 'react', id: 'foundations', holder: 'Ada Example' };
  expect(claims).toEqual([claim, claim]);
});
