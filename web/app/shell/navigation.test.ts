import { footerColumns } from '@devorbit/contract/navigation.ts';
import { expect, test } from 'vitest';
import { currency, destinationsOf } from './navigation.ts';

const home = { to: '/', label: 'Home' };
const practice = { to: '/QuickDSA', label: 'QuickDSA', within: ['/dsa-challenges', '/problems'] };

test('the bar has the six links of the specification in their order', () => {
  expect(destinationsOf(undefined).map(({ to, label }) => [label, to])).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
    ['DevCourses', '/DevCourses'],
    ['QuickDSA', '/QuickDSA'],
    ['Collaboration', '/collaboration'],
    ['Hackathons', '/events-hackathons'],
  ]);
});

test('the footer has every link of the specification, and names each once', () => {
  const links = footerColumns.flatMap((column) => column.links);
  const places = links.map(({ to }) => to);
  expect(places).toEqual(
    expect.arrayContaining([
      '/',
      '/resources',
      '/resources/tutorials',
      '/resources/articles',
      '/resources/courses',
      '/resources/books',
      '/community',
      '/community/discussions',
      '/community/mentors',
      '/community/events',
      '/community/blogs',
    ]),
  );
  const about = new Map(links.map(({ to, label }) => [label, to]));
  expect(
    ['Help Center', 'Contact Us', 'FAQ', 'Privacy Policy', 'Terms of Service'].map((label) => about.get(label)),
  ).toEqual(['/about#help', '/about#contact', '/about#faq', '/about#privacy', '/about#terms']);
  expect(new Set(places).size).toBe(places.length);
});

test('Home is current at / alone', () => {
  expect(currency(home, '/')).toBe('page');
  expect(currency(home, '/QuickDSA')).toBeUndefined();
});

test('the slash of a prerendered address makes no difference', () => {
  expect(currency(practice, '/QuickDSA/')).toBe('page');
});

test('a problem lies within the practice area, a namesake does not', () => {
  expect(currency(practice, '/problems/7')).toBe('true');
  expect(currency(practice, '/dsa-challenges')).toBe('true');
  expect(currency(practice, '/problems-of-life')).toBeUndefined();
});

test('the administration is there for staff and superusers alone', () => {
  const shown = (user?: Parameters<typeof destinationsOf>[0]) => destinationsOf(user).some(({ to }) => to === '/admin');
  expect(shown()).toBe(false);
  expect(shown({ is_staff: false, is_superuser: false })).toBe(false);
  expect(shown({ is_staff: true, is_superuser: false })).toBe(true);
  expect(shown({ is_staff: false, is_superuser: true })).toBe(true);
});
