import { describe, expect, test } from 'vitest';
import { furnitureFaults } from './furniture.ts';

const faultsOf = (sources: Record<string, string>, exceptions: string[] = [], most = exceptions.length): string[] =>
  furnitureFaults({ files: Object.keys(sources), read: (file) => sources[file] ?? '', exceptions, most });
const standing = (...files: string[]): string[] => faultsOf(Object.fromEntries(files.map((file) => [file, ''])));

const shop = 'server/features/site/shop';
const window = 'web/features/site/shop';

describe('what may stand in a feature', () => {
  test('its furniture, tests and what helps them, in sub-rooms too', () => {
    const files = ['feature', 'routes', 'basket-routes', 'policy', 'store', 'basket-store', 'present', 'errors'];
    const more = [
      'emails',
      'jobs',
      'limits',
      'head',
      'reportable',
      'door',
      '_access',
      'policy.test',
      '_basket',
      'baskets/store',
    ];
    expect(standing(...[...files, ...more].map((name) => `${shop}/${name}.ts`))).toEqual([]);
    const inWeb = ['api.ts', 'model.ts', 'state.ts', 'copy.ts', 'model.test.ts', 'basket/model.ts'];
    const shown = ['basket-row.tsx', 'basket-row.module.css', 'use-basket.ts', 'basket-row.test.tsx'];
    expect(standing(...inWeb.map((name) => `${window}/${name}`))).toEqual([]);
    expect(standing(...shown.map((name) => `${window}/components/${name}`))).toEqual([]);
  });

  test.each([
    `${shop}/price.ts`,
    `${shop}/baskets/price.ts`,
    `${shop}/notes.md`,
    `${shop}/commands/notes.md`,
    `${window}/price.ts`,
    `${window}/basket-row.tsx`,
    `${window}/shop.module.css`,
    `${window}/components/price.ts`,
  ])('nothing else: %s', (file) => {
    expect(standing(file)).toEqual([`no furniture of a feature: ${file}`]);
  });

  test.each(['utils', 'helpers', 'common', 'misc', 'shared', 'service'])('no name that says nothing: %s', (name) => {
    expect(standing(`${shop}/${name}/store.ts`)).toEqual([`a name says what is inside: ${shop}/${name}/store.ts`]);
    expect(standing(`${shop}/commands/${name}.test.ts`)).toHaveLength(1);
  });

  test('names are kebab-case', () => {
    const file = `${window}/components/BasketRow.tsx`;
    expect(standing(file)).toEqual([`names are written in kebab-case: ${file}`]);
  });

  test('what stands elsewhere is none of its business', () => {
    expect(standing('server/platform/Utils.ts', 'server/features/feature-list.ts', 'runner/utils/a.ts')).toEqual([]);
  });
});

describe('a command', () => {
  const file = `${shop}/commands/buy-book.ts`;
  const wrong = [`a command exports buyBook and nothing else: ${file}`];

  test('exports one thing, named as the file, and types', () => {
    expect(faultsOf({ [file]: 'export type Book = 1;\nexport async function buyBook() {}\n' })).toEqual([]);
    expect(faultsOf({ [file]: 'export const buyBook = () => 1;\nconst price = 2;\n' })).toEqual([]);
    expect(faultsOf({ [file]: 'export async function* buyBook() {}\n' })).toEqual([]);
  });

  test.each([
    ['', 'nothing'],
    ['export const sellBook = 1;', 'another name'],
    ['export const buyBook = 1;\nexport const price = 2;', 'a second thing'],
    ['export const buyBook = 1;\nexport class SoldOut {}', 'a class'],
    ['export const buyBook = 1;\nexport { price } from "../store.ts";', 'what is another module’s'],
    ['export const buyBook = 1;\nexport * from "../store.ts";', 'a barrel'],
    ['export default function buyBook() {}', 'a default'],
  ])('is refused with %j: %s', (source) => {
    expect(faultsOf({ [file]: source })).toEqual(wrong);
  });
});

describe('exceptions', () => {
  test('let a file stand, and a command export more', () => {
    const price = `${shop}/price.ts`;
    const command = `${shop}/commands/buy-book.ts`;
    expect(faultsOf({ [price]: '', [command]: '' }, [price, command])).toEqual([]);
  });

  test('are never more than there were, and the number falls with them', () => {
    const price = `${shop}/price.ts`;
    expect(faultsOf({ [price]: '' }, [price], 0)).toEqual([
      'the list of exceptions only shrinks: it has 1, and 0 are let stand',
    ]);
    expect(faultsOf({ [price]: '' }, [price], 2)).toEqual([
      'there are only 1 exceptions: lower MOST_EXCEPTIONS from 2, so that none comes again',
    ]);
  });

  test('fail when they are needed no longer', () => {
    const gone = `${shop}/price.ts`;
    const mended = `${shop}/commands/buy-book.ts`;
    expect(faultsOf({ [mended]: 'export const buyBook = 1;' }, [gone, mended])).toEqual([
      `it needs no exception any more, take it off the list: ${gone}`,
      `it needs no exception any more, take it off the list: ${mended}`,
    ]);
  });
});
