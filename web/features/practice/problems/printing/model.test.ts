import type { Signature, ValueType } from '@devorbit/contract/execution/languages.ts';
import { expect, test } from 'vitest';
import { printingRules } from './model.ts';

const _of = (returns: ValueType): Signature => ({ params: [{ name: 'n', type: 'int' }], returns });
const _named = (returns: ValueType) => printingRules(_of(returns)).map(({ value }) => value);

test('a problem tells how the values of its own type are printed', () => {
  expect(_named('int[]')).toEqual(['Lists']);
  expect(_named('string[][]')).toEqual(['Lists of lists']);
  expect(_named('string[]')).toEqual(['Lists of strings']);
  expect(_named('bool[]')).toEqual(['Lists', 'Booleans']);
  expect(_named('long')).toEqual(['Whole numbers']);
  expect(_named('float')).toEqual(['Decimals']);
  expect(_named('tree')).toEqual(['Trees']);
  expect(printingRules(null).length).toBeGreaterThan(5);
});
