import { afterEach, expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

afterEach(() => document.head.replaceChildren());

const page = (title: string) => pageMeta({ title, description: 'Who we are.', path: '/about' });

test('a title is given the name of the product where it lacks it', () => {
  expect(page('About')[0]).toEqual({ title: 'About · DevOrbit' });
  expect(page('DevOrbit: learn by doing')[0]).toEqual({ title: 'DevOrbit: learn by doing' });
});

test('the canonical link stays at the address that the served page named', () => {
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = 'https://orbit.example/';
  document.head.append(link);
  expect(page('About')[2]).toMatchObject({ rel: 'canonical', href: 'https://orbit.example/about' });
  document.head.replaceChildren();
  expect(page('About')[2]).toMatchObject({ href: `${globalThis.location.origin}/about` });
});
