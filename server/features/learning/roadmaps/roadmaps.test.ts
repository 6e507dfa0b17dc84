import { expect, test } from 'vitest';
import { contentFolder } from '../../../folders.ts';
import { concepts } from '../concepts/feature.ts';
import { roadmaps } from './feature.ts';

const entriesOf = (feature: typeof roadmaps) => feature.search?.[0]?.entries?.(contentFolder('.')) ?? [];

test('the search knows every item of the catalogue, and the parts of what one reads by their headings', () => {
  const entries = entriesOf(roadmaps);
  expect(entries.filter(({ ref }) => !ref.includes('#'))).toHaveLength(74);
  expect(entries.find(({ ref }) => ref === 'role/frontend')).toMatchObject({
    title: 'Frontend',
    note: 'Role-based',
    link: '/roadmaps/role/frontend',
  });
  const part = entries.find(({ title }) => title === 'Boxes become pixels');
  expect(part).toMatchObject({
    note: 'How a page reaches your screen',
    link: '/roadmaps/guide/page-to-screen#boxes-become-pixels',
  });
  expect(part?.body).toContain('graphics chip');
  expect(part?.body).not.toContain('largest thing of the first screen shows,\n');
  expect(new Set(entries.map(({ ref }) => ref)).size).toBe(entries.length);
});

test('the search knows every concept by its names', () => {
  const entries = entriesOf(concepts);
  expect(entries.length).toBeGreaterThan(180);
  expect(entries.find(({ ref }) => ref === 'css-layout')).toMatchObject({ title: 'Flexbox and grid', note: 'Web' });
  expect(entries.find(({ ref }) => ref === 'css-layout')?.keywords).toContain('flexbox');
});
