import { expect, test } from 'vitest';
import { cardsWith, noneFound, partsText } from './model.ts';

const _card = (title: string, ...keywords: string[]) => ({ title, keywords });

test('every word that was typed is found in title or keywords, whatever its case and accents', () => {
  const cards = [_card('Machine Learning', 'ml', 'models'), _card('C#', 'dotnet'), _card('Café basics')];
  expect(cardsWith(cards, ' MACH model ').map(({ title }) => title)).toEqual(['Machine Learning']);
  expect(cardsWith(cards, 'cafe')).toHaveLength(1);
  expect(cardsWith(cards, 'c#')).toHaveLength(1);
  expect(cardsWith(cards, 'machine rust')).toEqual([]);
  expect(cardsWith(cards, '  ')).toEqual(cards);
});

test('where nothing is found the sentence is the specification’s', () => {
  expect([noneFound('role'), noneFound('video')]).toEqual(['No Role-based found', 'No Videos found']);
});

test('cards say what they hold', () => {
  expect(partsText({ type: 'role', parts: 66 })).toBe('66 nodes');
  expect(partsText({ type: 'project', parts: 1 })).toBe('1 step');
  expect(partsText({ type: 'video', parts: 7 })).toBe('7 chapters');
  expect(partsText({ type: 'guide', parts: 0 })).toBeNull();
});
