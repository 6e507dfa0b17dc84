import { expect, test } from 'vitest';
import { nearness, resembles } from './nearness.ts';

test.each([
  ['docking', 'docknig'],
  ['dijkstra', 'dikstra'],
  ['beacon', 'becaon'],
  ['graph', 'grpah'],
  ['beacon', 'baecon'],
  ['kulkarni', 'kulkrani'],
  ['binary', 'binery'],
])('%s may be %s, mistyped', (word, typed) => {
  expect(resembles(word, typed)).toBe(true);
});

test('other words are none', () => {
  for (const word of ['bay', 'for', 'duck', 'pair', 'knight']) expect(resembles(word, 'docknig')).toBe(false);
});

test('every word that tells something must be there; the nearest text comes first', () => {
  const typed = ['the', 'docknig', 'bay'];
  expect(nearness('Pair for the Docking Bay', typed)).toBeGreaterThan(0.5);
  expect(nearness('Bay of the Pair', typed)).toBe(0);
  expect(nearness('Dócking', ['docknig'])).toBeGreaterThan(nearness('Docker King', ['docknig']));
  expect([nearness('', ['docknig']), nearness('Docking', [])]).toEqual([0, 0]);
  expect(nearness('Go fun', ['go'])).toBe(1);
});
