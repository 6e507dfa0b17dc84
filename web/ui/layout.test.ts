import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  backLink,
  card,
  cardLink,
  clamp,
  cluster,
  container,
  divided,
  figures,
  grid,
  iconButton,
  pad,
  plainLink,
  row,
  stack,
  stretchedLink,
  tag,
  text,
  unseen,
} from './layout.ts';

const sheet = readFileSync(join(import.meta.dirname, '../styles/layout.css'), 'utf8');
const steps = [1, 2, 3, 4, 5, 6, 7] as const;
const lines = [
  { justify: 'between', align: 'baseline' },
  { justify: 'center', align: 'start' },
  { justify: 'end', align: 'end' },
] as const;

test('a gap of two steps is between lines and between things', () => {
  expect(cluster([1, 4], { align: 'stretch' })).toBe('l-cluster l-row1 l-column4');
  expect(stack(0)).toBe('l-stack');
  expect(row(3)).toBe('l-row l-row3 l-column3 l-align-center');
});

test('every name that is put together stands in the sheet, and none stands there in vain', () => {
  const names = [
    ...steps.map((step) => stack(step)),
    stack(1, 'center'),
    stack(1, 'start'),
    ...lines.map((how) => cluster(1, how)),
    row(1),
    container(1),
    grid(1),
    divided,
    card('lifted'),
    cardLink,
    ...([2, 3, 4, 5] as const).map(pad),
    text('quiet', 'faint', 'good', 'bad', 'small', 'fine', 'lead', 'page', 'part', 'section', 'strong'),
    text('tabular', 'breaking'),
    clamp,
    figures,
    tag,
    plainLink,
    stretchedLink,
    backLink,
    iconButton,
    unseen,
  ].flatMap((name) => name.split(' '));
  const written = [...sheet.matchAll(/\.(l-[\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(written)].toSorted()).toEqual([...new Set(names)].toSorted());
});
